import { MessageRefused, QueueFull } from '../message-types/incoming-message';
import type { Settle } from './in-flight';
import { settlePromise } from './settle-promise';
import type { Group } from './turns/groups';

type Options<Message> = {
  /** Whether nothing is taken at all. */
  isFull: () => boolean;
  turnOf: (messages: readonly Message[], bytes: number) => Promise<void> | undefined;
};

/**
 * Sends groups when it is their turn, and resolves when all of them are stored, with the reason for
 * each malformed message. @throws QueueFull, MessageRefused with the refused messages of all groups,
 * or the error of storing
 */
export async function durablyInGroups<Message>(
  groups: readonly Group<Message>[],
  { isFull, turnOf }: Options<Message>,
  send: (messages: readonly Message[], settle: Settle) => void,
): Promise<(string | undefined)[]> {
  const sent: Promise<(string | undefined)[]>[] = [];
  for (const { from, messages, bytes } of groups) {
    if (isFull()) {
      sent.push(Promise.reject(new QueueFull()));
      break;
    }
    const turn = turnOf(messages, bytes);
    if (turn !== undefined) await turn;
    const stored = new Promise<(string | undefined)[]>((resolve, reject) =>
      send(messages, settlePromise(messages.length, resolve, reject)),
    );
    sent.push(stored.catch((error: unknown) => Promise.reject(placed(error, from))));
  }
  return joined(await Promise.allSettled(sent));
}

/** Counts from the first message of all groups. */
const placed = (error: unknown, from: number): unknown =>
  error instanceof MessageRefused
    ? new MessageRefused(
        error.message,
        error.refused.map(({ index, reason }) => ({ index: from + index, reason })),
      )
    : error;

function joined(results: readonly PromiseSettledResult<(string | undefined)[]>[]) {
  const failures = results.flatMap((one) =>
    one.status === 'rejected' ? [one.reason as unknown] : [],
  );
  const refusals = failures.filter((error) => error instanceof MessageRefused);
  const other = failures.find((error) => !(error instanceof MessageRefused));
  // What was stored is sent again then; what was not stored would be lost otherwise.
  if (other !== undefined) throw other;
  const [first] = refusals;
  if (first !== undefined)
    throw new MessageRefused(
      first.message,
      refusals.flatMap(({ refused }) => refused),
    );
  return results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
}
