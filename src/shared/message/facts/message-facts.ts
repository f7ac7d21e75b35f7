import type { ResultMessage } from '@/contract/search';
import type { Fields } from '@/domain/exact';
import { asciiControls } from '@/domain/format/plain-text';
import { isReserved } from '@/domain/search/reserved-fields';
import { t } from '@/shared/texts/t';
import { structureText } from '../text/value-text';

export function messageId({ message }: ResultMessage): string {
  return String(message['_id'] ?? message['gl2_message_id'] ?? '');
}

/** Fields of the stored record that the sender did not send. */
export const RECORD_FIELDS: ReadonlySet<string> = new Set(['_id', 'streams']);

/** The name of a message in URLs: `index/id`. The same message may exist in several indices. */
export function messageName(row: ResultMessage): string {
  return `${row.index}/${messageId(row)}`;
}

/** Field names in display order: `message` first, then alphabetical, internal ones last. */
export function fieldNames(message: Fields): string[] {
  return Object.keys(message)
    .filter((name) => !RECORD_FIELDS.has(name))
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

function rank(field: string): number {
  if (field === 'message') return 0;
  if (field === 'full_message') return 1;
  return isReserved(field) ? 3 : 2;
}

type Lookup = ReadonlyMap<string, string> | undefined;

/**
 * "GELF TCP on c5dac4f7 / localhost", from titles and host names by id. Ids are used where the
 * lists are not loaded or not readable.
 */
export function receivedBy(message: Fields, inputs: Lookup, nodes: Lookup): string | undefined {
  const [input, node] = [message['gl2_source_input'], message['gl2_source_node']].map((id) =>
    typeof id === 'string' ? id : undefined,
  );
  if (input === undefined) return undefined;
  const title = inputs
    ? (inputs.get(input) ?? t('message.deletedInput'))
    : t('message.unknownInput', { id: input.slice(0, 8) });
  return node === undefined
    ? title
    : t('message.receivedOn', { input: title, node: nodeName(node, nodes) });
}

function nodeName(id: string, nodes: Lookup): string {
  const host = nodes?.get(id);
  if (nodes && host === undefined) return t('message.stoppedNode');
  return host ? `${id.slice(0, 8)} / ${host}` : id.slice(0, 8);
}

/** The whole message as JSON, with exact numbers and escaped control characters. */
export function messageJson(fields: Fields): string {
  return asciiControls(structureText(fields, 2));
}
