import { parse } from 'lossless-json';
import type { FieldValue } from '../exact';

/**
 * A JSON structure to browse. `text` of a leaf is its source, digit by digit; `value` is the parsed
 * value.
 */
export type JsonNode =
  | { kind: 'object' | 'list'; members: readonly (readonly [name: string, node: JsonNode])[] }
  | { kind: 'leaf'; text: string; value: FieldValue };

/** A number with its source text: `756.00` must be shown as sent. */
class Written {
  constructor(readonly digits: string) {}
}
type Parsed = string | boolean | null | Written | Parsed[] | { [name: string]: Parsed };

const MOST_DIGITS = 1_000;

/**
 * Parses a JSON object or list; undefined for any other text and for structures that are nested too
 * deeply.
 */
export function readJsonTree(text: string): JsonNode | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return fromParsed(
      parse(text, undefined, {
        parseNumber: (digits) => new Written(digits),
        onDuplicateKey: ({ newValue }) => newValue,
      }) as Parsed,
    );
  } catch {
    return undefined;
  }
}

/** The tree of a value that is already parsed. */
export function jsonTreeOf(value: FieldValue): JsonNode {
  if (typeof value !== 'object' || value === null)
    return {
      kind: 'leaf',
      text: typeof value === 'bigint' ? String(value) : JSON.stringify(value),
      value,
    };
  return {
    kind: Array.isArray(value) ? 'list' : 'object',
    members: Object.entries(value).map(([name, member]) => [name, jsonTreeOf(member)] as const),
  };
}

function fromParsed(value: Parsed): JsonNode {
  if (value instanceof Written)
    return { kind: 'leaf', text: value.digits, value: numberOf(value.digits) };
  if (typeof value !== 'object' || value === null)
    return { kind: 'leaf', text: JSON.stringify(value), value };
  return {
    kind: Array.isArray(value) ? 'list' : 'object',
    members: Object.entries(value).map(([name, member]) => [name, fromParsed(member)] as const),
  };
}

function numberOf(digits: string): FieldValue {
  const number = Number(digits);
  if (!/^-?\d+$/.test(digits) || Number.isSafeInteger(number)) return number;
  return digits.length > MOST_DIGITS ? digits : BigInt(digits);
}

/** The node as compact JSON, with numbers as written. */
export function jsonText(node: JsonNode): string {
  if (node.kind === 'leaf') return node.text;
  const members = node.members.map(([name, member]) =>
    node.kind === 'list' ? jsonText(member) : `${JSON.stringify(name)}:${jsonText(member)}`,
  );
  return node.kind === 'list' ? `[${members.join(',')}]` : `{${members.join(',')}}`;
}

export type JsonLine = {
  id: string;
  names: readonly string[];
  isIndex: boolean;
  depth: number;
  node: JsonNode;
  isOpen: boolean;
};

/** The visible lines of a tree, at most `most`. `isOpen` tells which structures are expanded. */
export function jsonLines(
  root: JsonNode,
  isOpen: (id: string, depth: number) => boolean,
  most: number,
): { lines: JsonLine[]; isCut: boolean } {
  const lines: JsonLine[] = [];
  const add = (node: JsonNode, names: readonly string[], isIndex: boolean): boolean => {
    if (lines.length >= most) return false;
    const id = JSON.stringify(names);
    const open: boolean = node.kind !== 'leaf' && isOpen(id, names.length - 1);
    lines.push({ id, names, isIndex, depth: names.length - 1, node, isOpen: open });
    if (node.kind === 'leaf' || !open) return true;
    return node.members.every(([name, member]) =>
      add(member, [...names, name], node.kind === 'list'),
    );
  };
  const isWhole =
    root.kind === 'leaf' ||
    root.members.every(([name, member]) => add(member, [name], root.kind === 'list'));
  return { lines, isCut: !isWhole };
}
