/** Texts of the actions on a field of the field list. */
export const texts = {
  'fields.exists': 'With {{field}}',
  'fields.missing': 'Without {{field}}',
  'fields.existsShort': 'Exists',
  'fields.missingShort': 'Missing',
  'fields.column': 'Column',
  'fields.chart': 'Chart',
  'fields.compare': 'Compare',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
