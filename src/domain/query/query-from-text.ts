import type { FieldValue } from '../exact';
import { parseExact } from '../exact-json';
import { addTerm } from './terms';

/** What a pasted text holds besides being one. */
export type FoundQuery = { kind: 'address' | 'json'; query: string };

/** Set by the server for each message anew: a query for them would find that one message only. */
const OF_THE_SERVER = /^(?:_id|_index|gl2_.*|streams|timestamp|full_message)$/;
/** More conditions than these help nobody. */
const MOST_FIELDS = 20;
const LONGEST_VALUE = 200;
const LONGEST = 200_000;

/** The query of an address of a search, or one for the fields of a JSON object (a message, or anything flat or nested). Undefined for any other text. */
export function queryFromText(text: string): FoundQuery | undefined {
  const trimmed = text.trim();
  if (trimmed.length > LONGEST) return undefined;
  if (/^https?:\/\/\S+$/i.test(trimmed)) return ofAddress(trimmed);
  return trimmed.startsWith('{') && trimmed.endsWith('}') ? ofJson(trimmed) : undefined;
}

function ofAddress(text: string): FoundQuery | undefined {
  if (!URL.canParse(text)) return undefined;
  const query = new URL(text).searchParams.get('q');
  return query ? { kind: 'address', query } : undefined;
}

function ofJson(text: string): FoundQuery | undefined {
  const value = parsed(text);
  if (!isRecord(value)) return undefined;
  // A message as the API gives it, or as an answer lists it.
  const inner = [value['message'], value['fields']].find(isRecord) ?? value;
  const fields = leavesOf(inner).filter(([name]) => !OF_THE_SERVER.test(name)).slice(0, MOST_FIELDS);
  if (fields.length === 0) return undefined;
  return { kind: 'json', query: fields.reduce((query, [name, field]) => addTerm(query, name, field), '') };
}

/** Nested members get the names that messages have for them: joined by underscores. */
function leavesOf(value: Record<string, unknown>, prefix = ''): [name: string, value: FieldValue][] {
  return Object.entries(value).flatMap(([key, member]): [string, FieldValue][] => {
    const name = `${prefix}${key}`;
    if (isRecord(member)) return leavesOf(member, `${name}_`);
    return isScalar(member) && String(member).length <= LONGEST_VALUE && String(member) !== '' ? [[name, member]] : [];
  });
}

function parsed(text: string): unknown {
  try {
    return parseExact(text);
  } catch {
    return undefined;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is string | number | bigint | boolean => ['string', 'number', 'bigint', 'boolean'].includes(typeof value);
