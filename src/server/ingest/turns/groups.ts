import { isLarge } from './back-pressure';

/** A batch is sent once it has this many bytes or messages. */
export const BATCH_BYTES = 64 * 1024;
export const BATCH_MESSAGES = 512;

/** Consecutive messages that take a turn together; `from` is the index of the first. */
export type Group<Message> = { from: number; messages: readonly Message[]; bytes: number };

/** Splits messages into groups of the size of a batch; a large message is alone. */
export function groupsOf<Message>(
  all: readonly Message[],
  sizeOf: (message: Message) => number,
): Group<Message>[] {
  const groups: Group<Message>[] = [];
  let from = 0;
  let bytes = 0;
  const end = (to: number) => {
    if (to > from) groups.push({ from, messages: all.slice(from, to), bytes });
    [from, bytes] = [to, 0];
  };
  for (const [index, message] of all.entries()) {
    const size = sizeOf(message);
    if (isLarge(1, size) || bytes + size > BATCH_BYTES || index - from >= BATCH_MESSAGES)
      end(index);
    bytes += size;
    if (isLarge(1, size)) end(index + 1);
  }
  end(all.length);
  return groups;
}
