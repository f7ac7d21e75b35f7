import fc from 'fast-check';
import moment from 'moment-timezone';
import type { DateMeaning } from './evaluate';
import { NOW } from './messages';

/** A date as written in a query, and its meaning. */
export type WrittenDate = { text: string; meaning: DateMeaning };

const days = fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-01', '2026-10-31', '2026-02-28');
const endOfDay = (start: moment.Moment) => start.clone().endOf('day').valueOf();
const iso = (text: string, first: moment.Moment, last: number): WrittenDate => ({
  text,
  meaning: { first: first.valueOf(), last, formats: ['date', 'graylogDate'] },
});

const dayDates = days.map((text) => iso(text, moment.utc(text), endOfDay(moment.utc(text))));
// A month without a day means its first day.
const monthDates = fc
  .constantFrom('2026-11', '2026-10')
  .map((text) => iso(text, moment.utc(`${text}-01`), endOfDay(moment.utc(`${text}-01`))));
const hourDates = fc
  .tuple(days, fc.integer({ min: 10, max: 23 }))
  .map(([day, hour]) =>
    iso(
      `${day}T${hour}`,
      moment.utc(day).hour(hour),
      moment.utc(day).hour(hour).endOf('hour').valueOf(),
    ),
  );
const instants = fc
  .integer({ min: 0, max: 24 * 40 })
  .map((hours) => moment.utc(NOW).subtract(hours, 'hours'));
const exactDates = instants.map((time) => iso(time.toISOString(), time, time.valueOf()));
const zonedDates = instants.map((time) =>
  iso(time.clone().utcOffset(120).format('YYYY-MM-DDTHH:mm:ss.SSSZ'), time, time.valueOf()),
);
const graylogDates = instants.map((time): WrittenDate => ({
  text: time.format('YYYY-MM-DD HH:mm:ss.SSS'),
  meaning: { first: time.valueOf(), last: time.valueOf(), formats: ['graylogDate'] },
}));
const badDates = fc
  .constantFrom(
    '2026-13-01',
    '2026-02-30',
    'yesterday',
    'now-1',
    '2026-11-18||+1x',
    '2026-11-18_10:00',
  )
  .map((text): WrittenDate => ({ text, meaning: { first: 0, last: 0, formats: [] } }));

const units = {
  y: 'year',
  M: 'month',
  w: 'isoWeek',
  d: 'day',
  h: 'hour',
  H: 'hour',
  m: 'minute',
  s: 'second',
} as const;
type Unit = keyof typeof units;
const unit = fc.constantFrom<Unit[]>('y', 'M', 'w', 'd', 'h', 'H', 'm', 's');
type Step = { kind: 'move'; count: number; by: Unit } | { kind: 'round'; by: Unit };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('move' as const),
    count: fc.integer({ min: -3, max: 3 }).filter((count) => count !== 0),
    by: unit,
  }),
  fc.record({ kind: fc.constant('round' as const), by: unit }),
);

function reckoned(start: moment.Moment, steps: readonly Step[], isLast: boolean): number {
  let time = start.clone();
  for (const { kind, by, ...rest } of steps) {
    if (kind === 'round') time = isLast ? time.endOf(units[by]) : time.startOf(units[by]);
    else time = time.add('count' in rest ? rest.count : 0, by === 'w' ? 'week' : units[by]);
  }
  return time.valueOf();
}

const written = (steps: readonly Step[]) =>
  steps
    .map((one) =>
      one.kind === 'round'
        ? `/${one.by}`
        : `${one.count < 0 ? '-' : '+'}${Math.abs(one.count)}${one.by}`,
    )
    .join('');
const steps = fc.array(step, { minLength: 1, maxLength: 3 });
const nowDates = fc.array(step, { maxLength: 3 }).map((some): WrittenDate => ({
  text: `now${written(some)}`,
  meaning: {
    first: reckoned(moment.utc(NOW), some, false),
    last: reckoned(moment.utc(NOW), some, true),
    formats: ['date', 'graylogDate'],
  },
}));
const reckonedDates = fc.tuple(days, steps).map(([day, some]): WrittenDate => ({
  text: `${day}||${written(some)}`,
  meaning: {
    first: reckoned(moment.utc(day), some, false),
    last: reckoned(moment.utc(day), some, true),
    formats: ['date', 'graylogDate'],
  },
}));

export const writtenDates: fc.Arbitrary<WrittenDate> = fc.oneof(
  dayDates,
  monthDates,
  hourDates,
  exactDates,
  zonedDates,
  graylogDates,
  nowDates,
  reckonedDates,
  badDates,
);
