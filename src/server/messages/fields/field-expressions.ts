import { writtenAddress } from '../../field-values/address';
import type { CatalogueField, FieldCatalogue, StoredType } from '../../indices/catalogue';

/** A field's value as SQL over `messages`, without parameters. NULL where a message has none. */
export type FieldExpression = {
  type: StoredType;
  /** `message` and `full_message` cannot be grouped or sorted by. */
  analysed: boolean;
  /** VARCHAR: as Graylog groups and sorts (`source` in lower case). */
  text: string;
  /** BIGINT or DOUBLE, for numbers. */
  number?: string;
  /** TIMESTAMP in UTC, for dates. */
  time?: string;
  /** By what it is sorted, where that is not as its text. */
  order?: string;
};

/**
 * Undefined for a field that no message has ever had. `streams` is a text of ids framed by blanks.
 */
export function fieldExpression(
  catalogue: FieldCatalogue,
  name: string,
): FieldExpression | undefined {
  const field = catalogue.get(name);
  if (!field) return undefined;
  const { type, analysis } = field;
  if (analysis === 'text') return { type, analysed: true, text: `(doc->>'/${name}')` };
  const value = typedValue(field);
  switch (type) {
    case 'string':
      return { type, analysed: false, text: value };
    case 'ip':
      return { type, analysed: false, text: writtenAddress(value), order: value };
    case 'long':
    case 'float':
      return { type, analysed: false, text: `(${value})::VARCHAR`, number: value };
    case 'date':
      return {
        type,
        analysed: false,
        text: `strftime(${value}, '%Y-%m-%dT%H:%M:%S.%g') || 'Z'`,
        time: value,
      };
  }
}

const sqlTypes: Record<Exclude<StoredType, 'ip'>, string> = {
  string: 'VARCHAR',
  long: 'BIGINT',
  float: 'DOUBLE',
  date: 'TIMESTAMP',
};

/**
 * The field's value in its own type; from `extra` where it has no column. NULL where it is a list.
 */
export function typedValue(
  field: Pick<CatalogueField, 'id' | 'type' | 'column' | 'misfits'>,
): string {
  if (field.column !== undefined) return field.column;
  return castTo(field.type, looseText(field));
}

/** NULL where the text is no such value. */
export function castTo(type: StoredType, text: string): string {
  if (type === 'string') return text;
  return type === 'ip'
    ? `(CASE WHEN regexp_matches(${text}, '^[0-9a-f]{32} ') THEN ${text} END)`
    : `TRY_CAST(${text} AS ${sqlTypes[type]})`;
}

/** What lies in `extra` for a field and is no list. */
export const looseText = ({ id, misfits }: Pick<CatalogueField, 'id' | 'misfits'>): string =>
  misfits
    ? `(CASE WHEN json_type(extra, '/${id}') <> 'ARRAY' THEN ${extraText(id)} END)`
    : extraText(id);

/** The values of a message that has a list of them, as texts; empty or NULL where it has none. */
export const listedTexts = (id: number): string => `(extra->>'$."${id}"[*]')`;

/**
 * What lies in `extra` for a field, a list as JSON: by its number, so that no name of a sender ever
 * becomes SQL.
 */
export const extraText = (id: number) => `(extra->>'/${id}')`;
