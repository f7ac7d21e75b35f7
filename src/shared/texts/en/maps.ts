/** Texts of world maps. */
export const texts = {
  'maps.needsGrouping': 'World Map requires a row grouping',
  'maps.groupingHelp':
    'Group by a field with coordinates such as 48.1,11.6 or with country codes such as DE or DEU.',
  'maps.noPlaceFields':
    'No field on this server contains locations. The geo-location processor adds coordinates and countries to messages with IP addresses; an administrator can set it up under Configurations.',
  'maps.tilesFailed': 'Map tiles could not be loaded from {{host}}. The map shows countries only.',
  'maps.noPlaces_one': 'The only value is not a place, so it is shown as a table.',
  'maps.noPlaces_other': 'None of the {{values}} values is a place, so they are shown as a table.',
  'maps.help':
    'Arrow keys pan, plus and minus zoom, Page Up and Page Down move between points, Enter opens the menu of a point, T shows the figures as a table. Ctrl and the mouse wheel zoom.',
  'maps.zoomIn': 'Zoom in',
  'maps.zoomOut': 'Zoom out',
  'maps.fit': 'Zoom to all points',
  'maps.reset': 'Reset to saved view',
  'maps.places_one': '{{places}} place',
  'maps.places_other': '{{places}} places',
  'maps.elsewhere_one': '{{values}} value is not a place',
  'maps.elsewhere_other': '{{values}} values are not places',
  'maps.showTable': 'Show table',
  'maps.showMap': 'Show map',
  'maps.pointActions': 'Actions for {{place}}',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
