import { MessageRefused } from '../message-types/incoming-message';
import { STORAGE_FAULT } from './chunk-writer';
import type { Settle } from './in-flight';

/**
 * Settles the promise of a durable write. It resolves with the reason for each malformed message
 * (undefined for the others), and rejects if a message could not be stored.
 */
export function settlePromise(
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
