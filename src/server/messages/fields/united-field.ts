import type { CatalogueField, FieldCatalogue } from '../../indices/model/catalogue';
import { extraText, fieldExpression, listedTexts, type FieldExpression } from './field-expressions';

/**
 * `text` is analyzed and cannot be grouped or sorted; `list` is a list of texts; `missing` occurs
 * in no message.
 */
export type FieldKind = 'keyword' | 'number' | 'decimal' | 'time' | 'text' | 'list' | 'missing';

/** A field across several indices, which may store it with different types. */
export type UnitedField = {
  kind: FieldKind;
  /**
   * SQL for the value in one index, of the same type for all indices. NULL if a message has none.
   */
  sqlIn(catalogue: FieldCatalogue): string;
  /** The value as a number, if only some indices store numbers. */
  numberIn?: (catalogue: FieldCatalogue) => string;
  /** The sort key, if it is not `sqlIn`. */
  orderIn?: (catalogue: FieldCatalogue) => string;
  /** The value as it was sent, if `sqlIn` normalizes it. */
  originalIn?: (catalogue: FieldCatalogue) => string;
};

const SQL_TYPES: Record<FieldKind, string> = {
  keyword: 'VARCHAR',
  number: 'BIGINT',
  decimal: 'DOUBLE',
  time: 'TIMESTAMP',
  text: 'VARCHAR',
  list: 'VARCHAR[]',
  missing: 'VARCHAR',
};

/** Integers and decimals are united as decimals, all other mixtures as text. */
export function unitedField(catalogues: readonly FieldCatalogue[], name: string): UnitedField {
  // Stored as one text, but each stream is a value.
  if (name === 'streams')
    return {
      kind: 'list',
      sqlIn: () => `CASE WHEN trim(streams) <> '' THEN string_split(trim(streams), ' ') END`,
    };
  const kinds = new Set(
    catalogues.flatMap((catalogue) => kindOf(fieldExpression(catalogue, name)) ?? []),
  );
  const kind = unitedKind(kinds);
  const sqlIn = (catalogue: FieldCatalogue) => {
    const expression = fieldExpression(catalogue, name);
    return expression ? valueAs(kind, expression) : `NULL::${SQL_TYPES[kind]}`;
  };
  const original =
    kind === 'keyword' && name === 'source' ? { originalIn: () => `(doc->>'/source')` } : {};
  const isMixed = kind === 'keyword' && (kinds.has('number') || kinds.has('decimal'));
  const numbers = isMixed
    ? { numberIn: (catalogue: FieldCatalogue) => numberOf(fieldExpression(catalogue, name)) }
    : {};
  if (kind === 'keyword' && catalogues.some((catalogue) => hasLists(catalogue.get(name))))
    return { kind: 'list', ...listIn(name, sqlIn), ...numbers };
  const isAddress = catalogues.every((catalogue) => (catalogue.get(name)?.type ?? 'ip') === 'ip');
  const order =
    kind === 'keyword' && isAddress
      ? {
          orderIn: (catalogue: FieldCatalogue) =>
            fieldExpression(catalogue, name)?.order ?? 'NULL::VARCHAR',
        }
      : {};
  return { kind, sqlIn, ...original, ...numbers, ...order };
}

/** Every value fits a keyword, so only lists are misfits. */
const hasLists = (field: CatalogueField | undefined): field is CatalogueField =>
  field !== undefined && field.misfits && field.type === 'string';

/** Single values become lists of one. */
function listIn(
  name: string,
  sqlIn: UnitedField['sqlIn'],
): Pick<UnitedField, 'sqlIn' | 'originalIn'> {
  return {
    sqlIn: (catalogue) => {
      const one = sqlIn(catalogue);
      const field = catalogue.get(name);
      const list = hasLists(field)
        ? ` WHEN len(${listedTexts(field.id)}) > 0 THEN ${listedTexts(field.id)}`
        : '';
      return `CASE WHEN ${one} IS NOT NULL THEN [${one}]${list} END`;
    },
    originalIn: (catalogue) => {
      const field = catalogue.get(name);
      return hasLists(field)
        ? `coalesce(${sqlIn(catalogue)}, ${extraText(field.id)})`
        : sqlIn(catalogue);
    },
  };
}

function kindOf(expression: FieldExpression | undefined): FieldKind | undefined {
  if (!expression) return undefined;
  if (expression.analysed) return 'text';
  switch (expression.type) {
    case 'string':
    case 'ip':
      return 'keyword';
    case 'long':
      return 'number';
    case 'float':
      return 'decimal';
    case 'date':
      return 'time';
  }
}

function unitedKind(kinds: ReadonlySet<FieldKind>): FieldKind {
  const [only] = kinds;
  if (only === undefined) return 'missing';
  if (kinds.size === 1) return only;
  return [...kinds].every((kind) => kind === 'number' || kind === 'decimal')
    ? 'decimal'
    : 'keyword';
}

function valueAs(kind: FieldKind, { text, number, time }: FieldExpression): string {
  switch (kind) {
    case 'number':
      return number ?? text;
    case 'decimal':
      return `(${number ?? text})::DOUBLE`;
    case 'time':
      return time ?? text;
    case 'keyword':
    case 'text':
    case 'list':
    case 'missing':
      return text;
  }
}

const numberOf = (expression: FieldExpression | undefined) =>
  expression?.number === undefined ? 'NULL::DOUBLE' : `(${expression.number})::DOUBLE`;
