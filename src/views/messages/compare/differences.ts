import type { Fields, FieldValue } from '@/domain/exact';
import { parseExact } from '@/domain/exact-json';
import { isReserved } from '@/domain/search/reserved-fields';
import { structureText, valueText } from '@/shared/message/text/value-text';

/**
 * A path such as `payload.items.0.sku`, and the value of each message at it; undefined if it has
 * none.
 */
export type ComparedPath = {
  path: string;
  texts: readonly (string | undefined)[];
  isDifferent: boolean;
  isReserved: boolean;
};

/** Beyond this many paths in one message, structures are compared as text. */
const MAX_PATHS = 2_000;
const MAX_DEPTH = 12;

/** All paths of the messages, sorted by name. Structures and JSON strings are walked. */
export function comparePaths(messages: readonly Fields[]): ComparedPath[] {
  const textsByPath = messages.map(pathsOf);
  const paths = [...new Set(textsByPath.flatMap((one) => [...one.keys()]))];
  return paths
    .map((path) => {
      const texts = textsByPath.map((one) => one.get(path));
      return {
        path,
        texts,
        isDifferent: texts.some((text) => text !== texts[0]),
        isReserved: isReserved(path) || path === 'streams' || path.startsWith('streams.'),
      };
    })
    .sort((one, other) => rank(one) - rank(other) || (one.path < other.path ? -1 : 1));
}

function rank({ path, isReserved: own }: ComparedPath): number {
  if (path === 'timestamp') return 0;
  if (path === 'message') return 1;
  return own ? 3 : 2;
}

function pathsOf(fields: Fields): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(fields)) addPaths(name, structureOf(value), found, 0);
  return found;
}

function addPaths(
  path: string,
  value: FieldValue,
  found: Map<string, string>,
  depth: number,
): void {
  const members = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (members.length === 0 || depth >= MAX_DEPTH || found.size + members.length > MAX_PATHS)
    found.set(path, typeof value === 'object' ? structureText(value, 2) : valueText(value));
  else for (const [name, member] of members) addPaths(`${path}.${name}`, member, found, depth + 1);
}

/** Parses a string that is a JSON object or array. */
function structureOf(value: FieldValue): FieldValue {
  if (typeof value !== 'string' || !/^\s*[{[]/.test(value)) return value;
  try {
    // Parsed JSON is always a field value.
    return parseExact(value) as FieldValue;
  } catch {
    return value;
  }
}
