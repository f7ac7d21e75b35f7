import { writtenAddress } from '../../field-values/address';
import type { CatalogueField, FieldCatalogue, StoredType } from '../../indices/model/catalogue';

/** SQL for the value of a field in `messages`, without parameters; NULL if a message has none. */
export type FieldExpression = {
  type: StoredType;
  /** Analyzed fields (`message`, `full_message`) cannot be grouped or sorted. */
  analysed: boolean;
  /** VARCHAR, as Graylog groups and sorts it (`source` in lower case). */
  text: string;
  /** BIGINT or DOUBLE, for numbers. */
  number?: string;
  /** TIMESTAMP in UTC, for dates. */
  time?: string;
  /** The sort key, if it is not the text. */
  order?: string;
};

/** Returns undefined for an unknown field. `streams` is a text of ids delimited by spaces. */
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

/** The value in the type of the field, from `extra` if it has no column. NULL for lists. */
export function typedValue(
  field: Pick<CatalogueField, 'id' | 'type' | 'column' | 'misfits'>,
): string {
  if (field.column !== undefined) return field.column;
  return castTo(field.type, looseText(field));
}

/** NULL if the text is not a value of the type. */
export function castTo(type: StoredType, text: string): string {
  if (type === 'string') return text;
  return type === 'ip'
    ? `(CASE WHEN regexp_matches(${text}, '^[0-9a-f]{32} ') THEN ${text} END)`
    : `TRY_CAST(${text} AS ${sqlTypes[type]})`;
}

/** The value in `extra`, unless it is a list. */
export const looseText = ({ id, misfits }: Pick<CatalogueField, 'id' | 'misfits'>): string =>
  misfits
    ? `(CASE WHEN json_type(extra, '/${id}') <> 'ARRAY' THEN ${extraText(id)} END)`
    : extraText(id);

/** The elements of a list as texts; empty or NULL for other values. */
export const listedTexts = (id: number): string => `(extra->>'$."${id}"[*]')`;

/**
 * The value in `extra`, with lists as JSON. It is addressed by number, so that no name of a sender
 * becomes SQL.
 */
export const extraText = (id: number) => `(extra->>'/${id}')`;
