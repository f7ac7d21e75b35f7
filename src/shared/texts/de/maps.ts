/** Texts of world maps. */
export const texts = {
  'maps.needsGrouping': 'Weltkarte benötigt eine Zeilengruppierung',
  'maps.groupingHelp':
    'Nach einem Feld mit Koordinaten wie 48.1,11.6 oder mit Ländercodes wie DE oder DEU gruppieren.',
  'maps.noPlaceFields':
    'Kein Feld auf diesem Server enthält Orte. Der Geo-Location-Prozessor ergänzt Nachrichten mit IP-Adressen um Koordinaten und Länder; ein Administrator kann ihn in der Konfiguration einrichten.',
  'maps.tilesFailed':
    'Kartenkacheln konnten nicht von {{host}} geladen werden. Die Karte zeigt nur Länder.',
  'maps.noPlaces_one': 'Der einzige Wert ist kein Ort und wird daher als Tabelle angezeigt.',
  'maps.noPlaces_other':
    'Keiner der {{values}} Werte ist ein Ort, sie werden daher als Tabelle angezeigt.',
  'maps.help':
    'Pfeiltasten verschieben, Plus und Minus zoomen, Bild auf und Bild ab wechseln zwischen den Punkten, Enter öffnet das Menü eines Punkts, T zeigt die Zahlen als Tabelle. Strg mit dem Mausrad zoomt.',
  'maps.zoomIn': 'Vergrößern',
  'maps.zoomOut': 'Verkleinern',
  'maps.fit': 'Auf alle Punkte zoomen',
  'maps.reset': 'Gespeicherten Ausschnitt wiederherstellen',
  'maps.places_one': '{{places}} Ort',
  'maps.places_other': '{{places}} Orte',
  'maps.elsewhere_one': '{{values}} Wert ist kein Ort',
  'maps.elsewhere_other': '{{values}} Werte sind keine Orte',
  'maps.showTable': 'Tabelle anzeigen',
  'maps.showMap': 'Karte anzeigen',
  'maps.pointActions': 'Aktionen für {{place}}',
} as const;
