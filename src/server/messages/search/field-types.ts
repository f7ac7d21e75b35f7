import type { FieldProperty, FieldType } from '@/contract/fields';
import type { CatalogueField, FieldCatalogue } from '../catalogue';

/** A field as GET /views/fields lists it. */
export const fieldType = ({ name, type, analysis }: CatalogueField): FieldType => ({ name, type: { type, properties: propertiesOf(type, analysis), index_names: [] } });

function propertiesOf(type: CatalogueField['type'], analysis: CatalogueField['analysis']): FieldProperty[] {
  if (analysis === 'text') return ['full-text-search'];
  if (analysis === 'source') return ['full-text-search', 'enumerable'];
  return type === 'long' || type === 'float' ? ['numeric', 'enumerable'] : ['enumerable'];
}

/** What the validation of queries knows: the types of all fields that can be searched. */
export const typesOf = (catalogue: FieldCatalogue) => (name: string) => catalogue.get(name)?.type;
