import { readJsonTree, type JsonNode } from './json-tree';

/**
 * The JSON object or list that a text begins with, whatever follows; undefined if it begins with
 * none.
 */
export function jsonPrefix(text: string): JsonNode | undefined {
  const whole = readJsonTree(text);
  if (whole !== undefined) return whole;
  const end = endOfStructure(text);
  return end === undefined || end === text.length ? undefined : readJsonTree(text.slice(0, end));
}

const TOKEN = /"(?:[^"\\]|\\[^])*"|[{}[\]]/g;

/** The index after the bracket that closes the first one; strings are skipped. */
function endOfStructure(text: string): number | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') depth += 1;
    else if (token === '}' || token === ']') depth -= 1;
    if (depth === 0) return index + 1;
  }
  return undefined;
}
