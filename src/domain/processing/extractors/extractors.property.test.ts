import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileExtractor, FULLY_CUT, type CompiledExtractor } from './compile-extractor';
import { CONVERTER_TYPES } from './converter-types';
import { EXTRACTOR_TYPES } from './extractor-types';
import type { ExtractorSettings } from './extractor';
import { MessageDraft, type MessageContent } from './message/message-draft';
import type { ExtractorEnvironment } from './definition/environment';

const environment: ExtractorEnvironment = {
  now: () => 1_700_000_000_000,
  lookup(table, key) {
    if (table === 'missing') throw new Error('There is no such table.');
    return key === '' ? undefined : `value of ${key}`;
  },
  hasTable: () => true,
  grok: () => ({ match: (text) => new Map([['whole', text]]) }),
  naturalDate: () => undefined,
};

const settingsOf = (changes: Partial<ExtractorSettings>): ExtractorSettings => ({
  id: 'id',
  title: 'title',
  type: 'copy_input',
  cursor_strategy: 'copy',
  source_field: 'from',
  target_field: 'to',
  extractor_config: {},
  converters: [],
  condition_type: 'none',
  condition_value: '',
  order: 0,
  ...changes,
});

/** The fields afterwards and what was reported. */
function run(settings: ExtractorSettings, text: string): MessageContent & { reports: string[] } {
  const content = { timestamp: 5, source: 's', message: 'm', fields: { from: text, other: 1 } };
  const draft = new MessageDraft(content, () => undefined);
  const reports: string[] = [];
  compileExtractor(settings, environment).run(draft, (message, reason) => {
    reports.push(`${message} - ${reason}`);
  });
  expect(content.fields).toEqual({ from: text, other: 1 });
  return { ...(draft.result(environment.now) ?? content), reports };
}

/** Few characters, so that separators, quotes and numbers meet. */
const texts = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', 'b', ' ', ',', '1', '"', '=', '\\', '{', '}', ':', '😀'),
  }),
  fc.string({ unit: 'binary' }),
);
const separators = fc.constantFrom(',', ' ', '--', ', ', 'ab', '::', '"');
const cutters = fc.oneof(
  fc.record({
    type: fc.constant('substring'),
    extractor_config: fc.record({
      begin_index: fc.integer({ min: -2, max: 9 }),
      end_index: fc.integer({ min: -2, max: 12 }),
    }),
  }),
  fc.record({
    type: fc.constant('split_and_index'),
    extractor_config: fc.record({
      split_by: separators,
      index: fc.integer({ min: -1, max: 6 }),
    }),
  }),
  fc.record({
    type: fc.constant('regex'),
    extractor_config: fc.record({
      regex_value: fc.constantFrom('(a+)', 'b(.*)', '(\\d)|a', '(a)?b', ' (\\S+) ', '()'),
    }),
  }),
  fc.constant({ type: 'copy_input', extractor_config: {} }),
);

/** The characters of a text that another one lacks, apart from white space. */
function lost(text: string, other: string): string {
  const left = [...other];
  return [...text.replace(/\s/gu, '')]
    .filter((char) => {
      const at = left.indexOf(char);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    })
    .join('');
}

test('cutting never loses text', () => {
  fc.assert(
    fc.property(texts, cutters, (text, cutter) => {
      const { fields } = run(settingsOf({ ...cutter, cursor_strategy: 'cut' }), text);
      const left = fields['from'] === FULLY_CUT ? '' : String(fields['from']);
      // A separator in front of the part that is cut goes with it.
      const separator =
        'split_by' in cutter.extractor_config ? cutter.extractor_config.split_by : '';
      expect(['', separator.trim()]).toContain(lost(text, `${left}${String(fields['to'] ?? '')}`));
    }),
    { numRuns: 2_000 },
  );
});

const configs = fc.record(
  {
    split_by: separators,
    column_header: fc.constantFrom('a,b', '"a",b', 'a'),
    separator: fc.constantFrom(',', ';', '"'),
    strict_quotes: fc.boolean(),
    date_format: fc.constantFrom('yyyy-MM-dd', 'yy', 'bbbb', "'", 'HH:mm Z'),
    time_zone: fc.constantFrom('Europe/Berlin', 'Mars/Base'),
    locale: fc.constantFrom('de', 'xx_YY', '-'),
    lookup_table_name: fc.constantFrom('table', 'missing'),
  },
  { requiredKeys: ['split_by', 'column_header', 'date_format', 'lookup_table_name'] },
);

test('converters never throw, and keep the text or say why not', () => {
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom(...CONVERTER_TYPES.keys()),
      configs,
      (text, type, config) => {
        const { fields, reports } = run(settingsOf({ converters: [{ type, config }] }), text);
        expect(fields['from']).toBe(text);
        expect(fields['other']).toBe(1);
        if (reports.length > 0) {
          expect(reports[0]).toMatch(
            `Could not apply converter [${type}] of extractor <title (id)>`,
          );
          expect(fields['to']).toBe(text.trim());
        }
      },
    ),
    { numRuns: 2_000 },
  );
});

test('extractors of any configuration are refused or run', () => {
  const anything = fc.dictionary(
    fc.constantFrom(
      ...[...EXTRACTOR_TYPES.values()].flatMap(({ parameters }) =>
        parameters.map(({ name }) => name),
      ),
    ),
    fc.oneof(texts, fc.integer(), fc.boolean(), fc.constant(null), fc.double()),
  );
  fc.assert(
    fc.property(
      texts,
      fc.constantFrom(...EXTRACTOR_TYPES.keys()),
      anything,
      (text, type, config) => {
        const settings = settingsOf({ type, extractor_config: config, cursor_strategy: 'cut' });
        let compiled: CompiledExtractor;
        try {
          compiled = compileExtractor(settings, environment);
        } catch (error) {
          expect(error).toBeInstanceOf(Error);
          return;
        }
        expect(compiled.settings).toBe(settings);
        expect(run(settings, text)).toMatchObject({ source: 's', message: 'm', timestamp: 5 });
      },
    ),
    { numRuns: 2_000 },
  );
});
