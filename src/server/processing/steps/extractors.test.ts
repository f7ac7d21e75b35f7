import { expect, test, vi } from 'vitest';
import type { ExtractorSettings } from '@/domain/processing/extractors/extractor';
import type { ProcessedMessage } from '../chain/step';
import { isSeveral } from '../chain/step';
import { createExtractorRunners, type ExtractorRunners } from '../extractors/extractor-runners';
import { createExtractorTotals } from '../extractors/extractor-totals';
import { applyExtractors } from './extractors';

let at = 1_700_000_000_000;
const now = () => at;

const message = (text: string, inputId = 'input'): ProcessedMessage => ({
  timestamp: 5,
  source: 'web',
  message: text,
  fields: { level: 3 },
  inputId,
  receivedAt: 5,
  remote: { ip: '192.0.2.1', port: 7 },
});

const extractor = (id: string, changes: Partial<ExtractorSettings> = {}): ExtractorSettings => ({
  id,
  title: `title of ${id}`,
  type: 'regex',
  cursor_strategy: 'copy',
  source_field: 'message',
  target_field: id,
  extractor_config: { regex_value: '(\\d+)' },
  converters: [],
  condition_type: 'none',
  condition_value: '',
  order: 0,
  ...changes,
});

const stepOf = (
  all: readonly ExtractorSettings[],
  runners: ExtractorRunners = createExtractorRunners(now),
  grokPatterns: Record<string, string> = {},
) => {
  const step = applyExtractors(runners.of({ extractors: { input: all }, grokPatterns }), now);
  return (one: ProcessedMessage) => {
    const processed = step(one);
    if (isSeveral(processed)) throw new Error('It is one message.');
    return processed;
  };
};

test('extractors of the input of a message run in their order, on what those before set', () => {
  const run = stepOf([
    extractor('second', {
      order: 2,
      source_field: 'first',
      extractor_config: { regex_value: '(.)$' },
    }),
    extractor('first', { order: 1, converters: [{ type: 'ip_anonymizer', config: {} }] }),
    extractor('address', {
      type: 'copy_input',
      source_field: 'gl2_remote_ip',
      extractor_config: {},
    }),
  ]);
  const sent = message('took 42 ms');
  expect(run(sent)).toEqual({
    ...sent,
    fields: { level: 3, address: '192.0.2.1', first: '42', second: '2' },
  });
  expect(sent).toEqual(message('took 42 ms'));
});

test('a message of another input, and one in which nothing is found, is the same object', () => {
  const run = stepOf([extractor('a')]);
  for (const sent of [message('42', 'other'), message('no number')]) expect(run(sent)).toBe(sent);
});

test('one that fails leaves its reason with the message, the others run', () => {
  const run = stepOf([
    extractor('table', { type: 'lookup_table', extractor_config: { lookup_table_name: 'gone' } }),
    extractor('grok', { type: 'grok', extractor_config: { grok_pattern: '%{NOPE:a}' } }),
    extractor('unknown', { type: 'nope' }),
    extractor('replace', {
      type: 'regex_replace',
      extractor_config: { regex: '\\d', replacement: '$5' },
    }),
    extractor('converter', {
      converters: [{ type: 'syslog_pri_level', config: {} }],
      extractor_config: { regex_value: '(t)ook' },
    }),
    extractor('works'),
  ]);
  const { fields, errors, message: text } = run(message('took 42 ms'));
  expect(fields).toEqual({ level: 3, converter: 't', works: '42' });
  expect(text).toBe('took 42 ms');
  expect(errors).toEqual([
    'Could not apply extractor <title of table (table)> - The lookup table “gone” does not exist.',
    expect.stringContaining('Could not apply extractor <title of grok (grok)> - '),
    'Could not apply extractor <title of unknown (unknown)> - There is no extractor type “nope”.',
    expect.stringContaining('Could not apply extractor <title of replace (replace)> - '),
    'Could not apply converter [syslog_pri_level] of extractor <title of converter (converter)> - “t” is no priority.',
  ]);
});

test('runs are counted, and measured', () => {
  const runners = createExtractorRunners(now);
  const run = stepOf(
    [extractor('hit', { condition_type: 'string', condition_value: 'took' }), extractor('plain')],
    runners,
  );
  const totals = createExtractorTotals(now);
  totals.add([]);
  for (const text of ['took 42', 'took long', 'other 7', '8']) run(message(text));
  totals.add(runners.takeCounts());
  expect(runners.takeCounts()).toEqual([]);
  const [hit, plain] = ['hit', 'plain'].map((id) => totals.figures().get(id));
  expect(hit).toMatchObject({
    runs: 4,
    hits: 2,
    misses: 2,
    executed: 2,
    extracted: 1,
    failures: 0,
  });
  expect(plain).toMatchObject({ runs: 4, hits: 0, misses: 0, executed: 4, extracted: 3 });
  expect(plain?.total).toMatchObject({ count: 4 });
  expect(plain?.total.micros.max).toBeGreaterThanOrEqual(plain?.total.micros.min ?? NaN);
  // Parts are measured for the first of sixteen messages.
  expect(plain?.execution.micros.max).toBeLessThanOrEqual(plain?.total.micros.max ?? NaN);
  expect(plain?.execution.count).toBe(4);
  run(message('9'));
  at += 60_000;
  totals.add(runners.takeCounts());
  expect(totals.figures().get('plain')).toMatchObject({ runs: 5, total: { count: 5 } });
  expect(totals.figures().get('plain')?.total.perSecond.mean).toBeCloseTo(5 / 60);
});

/** Backtracks exponentially; the engine gives up after a fixed number of steps. */
const STRAY = { regex_value: '(\\w+)\\1+!' };
const stray = (n: number) => message(`${'ab'.repeat(3_000)}${n}`);

test('one that takes long again and again is put in quarantine, and tried again later', () => {
  const runners = createExtractorRunners(now);
  const settings = [extractor('slow', { extractor_config: STRAY }), extractor('works')];
  const run = stepOf(settings, runners);
  let tries = 0;
  const counts = () => Object.fromEntries(runners.takeCounts().map((one) => [one.id, one]));
  for (; tries < 20; tries += 1) expect(run(stray(tries)).fields['works']).toBe(String(tries));
  const before = counts();
  expect(before['slow']).toMatchObject({ runs: 5, skipped: 15, quarantine: { since: at } });
  expect(before['works']).toMatchObject({ runs: 20, skipped: 0 });
  expect(before['works']).not.toHaveProperty('quarantine');

  // Another version with the same extractor does not release it.
  const again = stepOf([...settings, extractor('new')], runners);
  again(message('1'));
  expect(counts()['slow']).toMatchObject({ runs: 0, skipped: 1 });
  at += 300_000;
  again(message('ab 1'));
  expect(counts()['slow']).toMatchObject({ runs: 1, skipped: 0 });
  again(stray(1));
  again(stray(2));
  expect(counts()['slow']).toMatchObject({ runs: 1, skipped: 1, quarantine: { since: at } });

  // A changed one is another extractor.
  const mended = stepOf([extractor('slow'), extractor('works')], runners);
  expect(mended(message('7')).fields['slow']).toBe('7');
  const totals = createExtractorTotals(now);
  totals.add(runners.takeCounts());
  expect(totals.figures().get('slow')?.quarantine).toBeUndefined();
});

test('once the time for a message is used up, slow extractors that are left are skipped', () => {
  const clock = vi.spyOn(performance, 'now');
  let elapsed = 0;
  clock.mockImplementation(() => (elapsed += 90));
  try {
    const runners = createExtractorRunners(now);
    const run = stepOf(
      ['a', 'b', 'c', 'd', 'e'].map((id) => extractor(id)),
      runners,
    );
    run(message('first, which is sampled'));
    runners.takeCounts();
    const { fields, errors } = run(message('took 42 ms'));
    expect(Object.keys(fields)).toEqual(['level', 'a', 'b', 'c']);
    expect(errors).toEqual(['2 slow extractors were skipped, because those before took 270 ms']);
    expect(runners.takeCounts().map(({ id, runs, skipped }) => [id, runs, skipped])).toEqual([
      ['a', 1, 0],
      ['b', 1, 0],
      ['c', 1, 0],
      ['d', 0, 1],
      ['e', 0, 1],
    ]);
  } finally {
    clock.mockRestore();
  }
});

test('grok expressions follow a change of the patterns they name', () => {
  const runners = createExtractorRunners(now);
  const settings = [
    extractor('g', { type: 'grok', extractor_config: { grok_pattern: 'took %{N:n}' } }),
  ];
  const before = stepOf(settings, runners, { N: '\\d' });
  expect(before(message('took 42 ms')).fields['n']).toBe('4');
  const after = stepOf(settings, runners, { N: '\\d+' });
  expect(after(message('took 42 ms')).fields['n']).toBe('42');
});
