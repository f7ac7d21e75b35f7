import type { FieldValue } from '@/domain/exact';
import { jsonPrefix } from '@/domain/format/json-prefix';
import type { JsonNode } from '@/domain/format/json-tree';
import { javaNumber } from '@/domain/format/java-number';
import { defineExtractor } from '../definition/extractor-type';

export type JsonSettings = {
  readonly flatten: boolean;
  readonly list_separator: string;
  readonly key_separator: string;
  readonly kv_separator: string;
  readonly replace_key_whitespace: boolean;
  readonly key_whitespace_replacement: string;
  readonly key_prefix: string;
};

type Field = readonly [name: string, value: FieldValue];

/** One field for each member of a JSON object; what follows the object is ignored. */
export const json = defineExtractor({
  type: 'json',
  parameters: [
    { name: 'flatten', type: 'flag', default: false },
    { name: 'list_separator', type: 'text', default: ', ' },
    { name: 'key_separator', type: 'text', default: '_' },
    { name: 'kv_separator', type: 'text', default: '=' },
    { name: 'replace_key_whitespace', type: 'flag', default: false },
    { name: 'key_whitespace_replacement', type: 'text', default: '_' },
    { name: 'key_prefix', type: 'text', default: '' },
  ],
  compile: (settings) => (text) => ({ fields: jsonFields(text, settings) }),
});

/** @throws SyntaxError if the text does not begin with a JSON object */
export function jsonFields(text: string, settings: JsonSettings): Field[] {
  const tree = jsonPrefix(text);
  if (tree?.kind !== 'object') throw new SyntaxError('The text is no JSON object.');
  return tree.members.flatMap(([name, node]) =>
    fieldsOf(settings.key_prefix + keyOf(name, settings), node, settings),
  );
}

const keyOf = (name: string, settings: JsonSettings): string =>
  settings.replace_key_whitespace ? name.replace(/\s/g, settings.key_whitespace_replacement) : name;

function fieldsOf(key: string, node: JsonNode, settings: JsonSettings): Field[] {
  if (node.kind === 'leaf') return node.value === null ? [] : [[key, node.value]];
  if (node.kind === 'list')
    return [
      [
        key,
        node.members
          .filter(isSet)
          .map(([, member]) => written(member))
          .join(settings.list_separator),
      ],
    ];
  if (settings.flatten)
    return [
      [
        key,
        node.members
          .filter(isSet)
          .map(([name, member]) => `${name}${settings.kv_separator}${written(member)}`)
          .join(settings.list_separator),
      ],
    ];
  return node.members.flatMap(([name, member]) =>
    fieldsOf(`${key}${settings.key_separator}${keyOf(name, settings)}`, member, settings),
  );
}

const isSet = ([, node]: readonly [string, JsonNode]) =>
  node.kind !== 'leaf' || node.value !== null;

/** As Java writes it: `[1, 2]`, `{a=1}`, `1.0`. */
function written(node: JsonNode): string {
  if (node.kind === 'leaf') {
    if (typeof node.value === 'string') return node.value;
    return typeof node.value === 'number' && /[.eE]/.test(node.text)
      ? javaNumber(node.value)
      : String(node.value);
  }
  const members = node.members.map(([name, member]) =>
    node.kind === 'list' ? written(member) : `${name}=${written(member)}`,
  );
  return node.kind === 'list' ? `[${members.join(', ')}]` : `{${members.join(', ')}}`;
}
