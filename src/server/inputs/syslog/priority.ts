import { facilityName, facilityNumberOf, severityOf } from '@/domain/format/syslog-priority';

const PRIORITY = /^<(\d{1,3})>/;

/** Facility and severity of a priority such as `<34>`; `rest` is the text after it. */
export type Priority = { facility: string; facilityNumber: number; level: number };

export function readPriority(text: string): { priority: Priority | undefined; rest: string } {
  const match = PRIORITY.exec(text);
  if (match === null) return { priority: undefined, rest: text };
  const value = Number(match[1]);
  const facilityNumber = facilityNumberOf(value);
  return {
    priority: {
      facility: facilityName(facilityNumber),
      facilityNumber,
      level: severityOf(value),
    },
    rest: text.slice(match[0].length),
  };
}
