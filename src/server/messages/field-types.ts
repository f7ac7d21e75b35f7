import type { FieldProperty, FieldType } from '@/contract/fields';
import type { CatalogueField, FieldCatalogue } from './catalogue';

/** The fields as Graylog lists them (graylog-api.md §3.5): all there are, whatever streams and times are asked for. */
export function fieldTypes(catalogue: FieldCatalogue): FieldType[] {
  return catalogue.all().map((field) => ({ name: field.name, type: { type: field.type, properties: propertiesOf(field), index_names: [] } }));
}

function propertiesOf({ type, analysis }: CatalogueField): FieldProperty[] {
  if (analysis === 'text') return ['full-text-search'];
  if (analysis === 'source') return ['full-text-search', 'enumerable'];
  return type === 'long' || type === 'float' ? ['numeric', 'enumerable'] : ['enumerable'];
}
