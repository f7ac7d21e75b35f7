import { noExtractorCounts, PARTS, type ExtractorCounts } from './extractor-counts';
import { createAverages, type Averages, type PerSecond } from './averages';
import { addTimes, summaryOfTimes, type TimeSummary } from './time-counts';

/** How often something was done, and how long it took. */
export type Timing = { count: number; perSecond: PerSecond; micros: TimeSummary };

/** What an extractor did since the start; see `ExtractorCounts`. */
export type ExtractorFigures = Omit<
  ExtractorCounts,
  'total' | 'condition' | 'execution' | 'converters'
> & { total: Timing; condition: Timing; execution: Timing; converters: Timing };

/** The figures of all extractors since the start. */
export type ExtractorTotals = {
  add(counts: readonly ExtractorCounts[]): void;
  /** By the id of the extractor. */
  figures(): ReadonlyMap<string, ExtractorFigures>;
};

type Total = {
  counts: ExtractorCounts;
  averages: Record<'runs' | 'executed' | 'extracted', Averages>;
};

/** `now` in milliseconds since the epoch. */
export function createExtractorTotals(now: () => number): ExtractorTotals {
  const totals = new Map<string, Total>();

  function add(more: ExtractorCounts): void {
    const total = totals.get(more.id) ?? newTotal(more.id, now());
    totals.set(more.id, total);
    const { counts, averages } = total;
    for (const name of NUMBERS) counts[name] += more[name];
    for (const name of ['total', ...PARTS] as const) addTimes(counts[name], more[name]);
    if (more.lastFailure !== undefined) counts.lastFailure = more.lastFailure;
    if (more.quarantine === undefined) delete counts.quarantine;
    else counts.quarantine = more.quarantine;
    for (const name of AVERAGED) averages[name].add(more[name], now());
  }

  return {
    add: (all) => all.forEach(add),
    figures: () =>
      new Map([...totals].map(([id, total]) => [id, figuresOf(total, now())] as const)),
  };
}

const AVERAGED = ['runs', 'executed', 'extracted'] as const;
const NUMBERS = [
  ...AVERAGED,
  'hits',
  'misses',
  'failures',
  'converterFailures',
  'skipped',
] as const;

const newTotal = (id: string, at: number): Total => ({
  counts: noExtractorCounts(id),
  averages: {
    runs: createAverages(at),
    executed: createAverages(at),
    extracted: createAverages(at),
  },
});

function figuresOf({ counts, averages }: Total, at: number): ExtractorFigures {
  const timing = (count: number, average: Averages, part: (typeof PARTS)[number] | 'total') => ({
    count,
    perSecond: average.perSecond(at),
    micros: summaryOfTimes(counts[part]),
  });
  return {
    ...counts,
    total: timing(counts.runs, averages.runs, 'total'),
    condition: timing(counts.runs, averages.runs, 'condition'),
    execution: timing(counts.executed, averages.executed, 'execution'),
    converters: timing(counts.extracted, averages.extracted, 'converters'),
  };
}
