import { MessageRefused } from '../messages/model';
import { STORAGE_FAULT } from '../messages/writer';
import type { Settle } from './piece-book';

/** Tells who waits for a piece: for each message why it was none, or that one cannot be stored. */
export function answering(messages: number, resolve: (reasons: (string | undefined)[]) => void, reject: (error: Error) => void): Settle {
  return (rejected, lost) => {
    const [gone] = lost;
    if (gone !== undefined) return reject(STORAGE_FAULT.test(gone.reason) ? new Error(gone.reason) : new MessageRefused(gone.reason));
    const refused = rejected.find(({ malformed }) => !malformed);
    if (refused !== undefined) return reject(new MessageRefused(refused.reason));
    const reasons = Array.from({ length: messages }, (): string | undefined => undefined);
    for (const { index, reason } of rejected) reasons[index] = reason;
    resolve(reasons);
  };
}
