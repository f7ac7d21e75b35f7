import { stringifyExact } from '@/domain/exact-json';
import { noCounts, type Sender } from './sender';

/** JSON does not escape these characters, and terminals interpret some of them. */
const CONTROLS = /[\u007f-\u009f\u2028\u2029]/g;

/** Writes each message as a line after a prefix. */
export function createLoggingSender(
  configuration: Readonly<Record<string, unknown>>,
  write: (line: string) => void,
): Sender {
  const prefix =
    typeof configuration['prefix'] === 'string' ? configuration['prefix'] : 'Writing message: ';
  const counts = noCounts();
  return {
    send({ timestamp, source, message, fields }) {
      const line = stringifyExact({
        timestamp: new Date(timestamp).toISOString(),
        source,
        message,
        ...fields,
      });
      write(
        `${prefix}${line.replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}`,
      );
      counts.sent += 1;
    },
    counts: () => counts,
    close: () => Promise.resolve(),
  };
}
