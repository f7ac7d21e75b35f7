import type { FieldProperty, FieldType } from '@/contract/fields';
import type { CatalogueField, FieldCatalogue } from '../../indices/model/catalogue';

/**
 * Lists the fields of the indices as Graylog does, whatever the time range: those of messages in
 * `streams`, by default all.
 */
export function fieldTypes(
  catalogues: readonly FieldCatalogue[],
  streams?: readonly string[],
): FieldType[] {
  const byName = new Map<string, CatalogueField[]>();
  for (const catalogue of catalogues) {
    for (const field of catalogue.all()) {
      if (streams && !catalogue.occursIn(field, streams)) continue;
      const known = byName.get(field.name);
      if (known) known.push(field);
      else byName.set(field.name, [field]);
    }
  }
  const names = [...byName.keys()].sort((a, b) => (a < b ? -1 : 1));
  return names.map((name) => ({
    name,
    type: { ...typeOf(byName.get(name) ?? []), index_names: [] },
  }));
}

/** The listed type of a field; undefined if no message in `streams`, by default in any, has it. */
export function listedType(
  catalogues: readonly FieldCatalogue[],
  name: string,
  streams?: readonly string[],
): string | undefined {
  const fields = catalogues.flatMap((catalogue) => {
    const field = catalogue.get(name);
    return field && (!streams || catalogue.occursIn(field, streams)) ? field : [];
  });
  return fields.length === 0 ? undefined : typeOf(fields).type;
}

/**
 * If indices disagree, the type is `compound(…)` in alphabetical order, with the properties that
 * all share.
 */
function typeOf(fields: readonly CatalogueField[]): { type: string; properties: FieldProperty[] } {
  const types = [...new Set(fields.map(({ type }) => type))].sort();
  const [first, ...others] = fields.map(propertiesOf);
  const shared = (first ?? []).filter((property) => others.every((one) => one.includes(property)));
  return types.length <= 1
    ? { type: types[0] ?? 'string', properties: shared }
    : { type: `compound(${types.join(',')})`, properties: [...shared, 'compound'] };
}

function propertiesOf({ type, analysis }: CatalogueField): FieldProperty[] {
  if (analysis === 'text') return ['full-text-search'];
  if (analysis === 'source') return ['full-text-search', 'enumerable'];
  return type === 'long' || type === 'float' ? ['numeric', 'enumerable'] : ['enumerable'];
}
