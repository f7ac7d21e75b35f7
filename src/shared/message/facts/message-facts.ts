import type { ResultMessage } from '@/contract/search';
import type { Fields } from '@/domain/exact';
import { asciiControls } from '@/domain/format/text/plain-text';
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

/** `id` is undefined if the thing does not exist any more. */
type Receiver = { name: string; id: string | undefined };

/** The input and the node that received a message; short ids where the lists are not readable. */
export const receivingInput = (message: Fields, inputs: Lookup): Receiver | undefined =>
  receiver(message['gl2_source_input'], inputs, {
    known: (_, title) => title,
    unknown: (id) => t('message.unknownInput', { id }),
    gone: t('message.deletedInput'),
  });
export const receivingNode = (message: Fields, nodes: Lookup): Receiver | undefined =>
  receiver(message['gl2_source_node'], nodes, {
    known: (id, host) => (host === '' ? id : `${id} / ${host}`),
    unknown: (id) => id,
    gone: t('message.stoppedNode'),
  });

function receiver(
  id: unknown,
  names: Lookup,
  texts: {
    known: (short: string, name: string) => string;
    unknown: (short: string) => string;
    gone: string;
  },
): Receiver | undefined {
  if (typeof id !== 'string') return undefined;
  const short = id.slice(0, 8);
  if (!names) return { name: texts.unknown(short), id };
  const name = names.get(id);
  return name === undefined
    ? { name: texts.gone, id: undefined }
    : { name: texts.known(short, name), id };
}

/** The whole message as JSON, with exact numbers and escaped control characters. */
export function messageJson(fields: Fields): string {
  return asciiControls(structureText(fields, 2));
}
