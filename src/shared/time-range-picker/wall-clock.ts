import { formatInstant } from '@/domain/format/instant';
import type { WallClock } from './range-form';

const TEXT = /^(\d{4})-(\d\d)-(\d\d)(?:[ T](\d\d):(\d\d):(\d\d)(?:\.(\d{1,3}))?)?$/;

/** Writes and reads `YYYY-MM-DD HH:mm:ss.SSS` in a zone (A5.12, A9.10). Reading needs the day only; the rest is 0 then. */
export function wallClock(zone: string): WallClock {
  const write = (iso: string) => formatInstant(iso, { zone, format: 'complete' });
  /** What the clock shows at an instant, taken as if it were UTC, in milliseconds. */
  const shown = (ms: number) => Date.parse(`${write(new Date(ms).toISOString()).replace(' ', 'T')}Z`);

  return {
    write,
    read: (text) => {
      const wanted = readParts(text.trim());
      if (wanted === undefined) return undefined;
      // The zone's offset is that of the instant looked for, which is known only roughly at first.
      const near = wanted - (shown(wanted) - wanted);
      const exact = wanted - (shown(near) - near);
      // Where clocks jump forward the time does not exist; both readings are an hour off, and the later one stands.
      return new Date(shown(exact) === wanted ? exact : Math.max(near, exact)).toISOString();
    },
  };
}

function readParts(text: string): number | undefined {
  const found = TEXT.exec(text);
  if (!found) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found.slice(1, 7).map((part) => Number(part ?? 0));
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  const ms = Date.UTC(year, month - 1, day, hour, minute, second, Number((found[7] ?? '0').padEnd(3, '0')));
  // 31 February would be in March.
  return new Date(ms).toISOString().startsWith(`${found[1]}-${found[2]}-${found[3]}`) ? ms : undefined;
}
