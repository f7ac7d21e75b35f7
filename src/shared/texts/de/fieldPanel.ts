import type { texts as english } from '../en/fieldPanel';
import type { Translation } from '../translation';

export const texts = {
  'fields.exists': 'Mit {{field}}',
  'fields.missing': 'Ohne {{field}}',
  'fields.existsShort': 'Vorhanden',
  'fields.missingShort': 'Fehlt',
  'fields.column': 'Spalte',
  'fields.chart': 'Diagramm',
  'fields.compare': 'Vergleichen',
} as const satisfies Translation<typeof english>;
