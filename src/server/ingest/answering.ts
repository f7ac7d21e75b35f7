import { MessageRefused } from '../message-types/incoming-message';
import { STORAGE_FAULT } from './writer';
import type { Settle } from './piece-book';

/** Tells who waits for a piece: for each message why it was none, or that one cannot be stored. */
export function answering(
  messages: number,
  resolve: (reasons: (string | undefined)[]) => void,
  reject: (error: Error) => void,
): Settle {
  return (rejected, lost) => {
    const fault = lost.find(({ reason }) => STORAGE_FAULT.test(reason));
    if (fault !== undefined) return reject(new Error(fault.reason));
    const refused = new Map(
      [...rejected.filter(({ malformed }) => !malformed), ...lost].map(({ index, reason }) => [
        index,
        reason,
      ]),
    );
    const [reason] = refused.values();
    if (reason !== undefined)
      return reject(
        new MessageRefused(
          reason,
          [...refused].map(([index, why]) => ({ index, reason: why })),
        ),
      );
    const reasons = Array.from({ length: messages }, (): string | undefined => undefined);
    for (const { index, reason } of rejected) reasons[index] = reason;
    resolve(reasons);
  };
}
