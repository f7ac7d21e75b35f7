import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

type Texts = Readonly<Record<string, string>>;
const HERE = import.meta.dirname;
const SOURCE = join(HERE, '../..');
const areasOf = (language: string) => readdirSync(join(HERE, language)).toSorted();
const textsOf = async (language: string, area: string) =>
  ((await import(`./${language}/${area.replace('.ts', '')}.ts`)) as { texts: Texts }).texts;
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

/** Names, and words that are the same in both languages. */
const SAME = [
  'graylog-console',
  '{{page}} · graylog-console',
  'System',
  'Enterprise',
  'Edition',
  'Open',
  'Cloud',
  'Graylog Security',
  'System / {{page}}',
  'Stream',
  'Streams',
  'Stream {{title}}',
  'Stream: {{title}}',
  'Dashboard',
  'Dashboards',
  'Input',
  'Inputs',
  '(TLS)',
  'Global',
  'Aggregation',
  'Heatmap',
  'Interpolation',
  'Trend',
  'Linear',
  'Spline',
  'Neutral',
  'Limit',
  'Outputs',
  'Output',
  'Pipeline',
  'Pipelines',
  'Details',
  'Sidecars',
  'Content Packs',
  'Input {{id}}',
  'Cluster',
  'Server',
  'Index',
  'Shards',
  'Version',
  'Tokens',
  'Team',
  'Status',
  'Status {{status}}',
  'Name',
  'Normal',
  '{{duration}} ms',
  'Minimum',
  'Maximum',
  'Filter',
  'Filter: {{filter}}',
  'Stream: {{streams}}',
  'Streams: {{streams}}',
  'URL',
  'URL {{number}}',
  'Port',
  'optional',
  'Rotation',
  'Beats',
  'Link',
  'Info',
  'Debug',
  'Widgets: {{range}}',
  '(optional)',
  'Viridis',
  'Cividis',
  'Heap',
  'Journal',
  'Plugins',
  '{{mac}}, MTU {{mtu}}',
  'Fatal',
  'Trace',
  'Permalink',
  'Text',
  'JSON',
  'NDJSON',
  'CSV',
  'Markdown',
  'Bytes (KiB, MiB)',
  'Bytes (kB, MB)',
  // Keyword ranges are parsed by the server in English.
  'Last five minutes',
];

it('has the areas of the English catalogue', () => {
  expect(areasOf('de')).toEqual(areasOf('en'));
});

it.each(areasOf('en'))('is complete in %s, with the same placeholders', async (area) => {
  const [english, german] = [await textsOf('en', area), await textsOf('de', area)];
  expect(Object.keys(german).toSorted()).toEqual(Object.keys(english).toSorted());
  // A plural form such as 'one' may omit the number.
  const values = (texts: Texts, key: string) =>
    placeholders(texts[key] ?? '')
      .filter((name) => name !== '{{count}}' || !key.endsWith('_one'))
      .join();
  const wrong = Object.keys(english).filter((key) => values(german, key) !== values(english, key));
  expect(wrong).toEqual([]);
  const untranslated = Object.entries(english).filter(
    ([key, text]) =>
      german[key] === text &&
      /\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, '')) &&
      !SAME.includes(text),
  );
  expect(untranslated).toEqual([]);
  expect(
    Object.entries(german).filter(([, text]) => /\b(du|dir|dich|dein\w*)\b/i.test(text)),
  ).toEqual([]);
});

it('has no unused text', async () => {
  const source = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !/\.test\./.test(path) &&
        !path.startsWith('server') &&
        !/shared\/texts\/(en|de)\b/.test(path),
    )
    .map((path) => readFileSync(join(SOURCE, path), 'utf8'))
    .join('\n');
  // A key such as `level.${name}` uses all texts with that prefix.
  const families = [...source.matchAll(/\bt\(`([\w.]+\.)\$\{/g)].map(([, start]) => start ?? '');
  // Servers send the codes of their texts, or their English words.
  const areas = areasOf('en').filter((area) => !/^server(Texts|Forms|BuiltIns)\.ts$/.test(area));
  const keys = (await Promise.all(areas.map((area) => textsOf('en', area))))
    .flatMap(Object.keys)
    .map((key) => key.replace(/_(one|other)$/, ''));
  const unused = keys.filter(
    (key) => !source.includes(`'${key}'`) && !families.some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});
