import type { Fields } from '@/domain/exact';
import type { JsonLine } from '@/domain/format/json-tree';

/** The path of a line in programming notation: `payload.items[0].sku`. */
export function pathOf(field: string, names: readonly string[]): string {
  return names.reduce(
    (path, name) =>
      `${path}${/^\d+$/.test(name) ? `[${name}]` : /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`}`,
    field,
  );
}

/**
 * The field of the message with the value of a line, if there is one: senders often also store
 * structures flattened, as `payload_order_id`.
 */
export function fieldOf(
  field: string,
  { names, node }: JsonLine,
  fields: Fields,
): string | undefined {
  if (node.kind !== 'leaf') return undefined;
  const { value } = node;
  const candidates = [
    [field, ...names].join('.'),
    [field, ...names].join('_'),
    names.join('.'),
    names.join('_'),
  ];
  return candidates.find(
    (name) => Object.hasOwn(fields, name) && String(fields[name]) === String(value),
  );
}
