import { readPlace } from '../../places/place';

/** What a chart shows of a field: `text` are texts that are too long or too many to be counted. */
export type FieldKind = 'date' | 'number' | 'place' | 'value' | 'text';

export type TypedField = {
  name: string;
  /** As the server names it; undefined if it does not know the field. */
  type: string | undefined;
  isNumeric: boolean;
  isEnumerable: boolean;
};

/** `sample` is a value of the field: coordinates are stored as text, which the type does not tell. */
export function kindOfField(
  { name, type, isNumeric, isEnumerable }: TypedField,
  sample?: unknown,
): FieldKind {
  if (name === 'timestamp' || type === 'date') return 'date';
  if (type === 'geo-point' || isCoordinates(sample)) return 'place';
  if (isNumeric) return 'number';
  return isEnumerable ? 'value' : 'text';
}

/** Country codes are places as well, but two letters can mean anything. */
const isCoordinates = (sample: unknown): boolean =>
  typeof sample === 'string' && sample.includes(',') && readPlace(sample) !== undefined;
