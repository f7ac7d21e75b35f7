import { measureCoverage, type Coverage, type Section } from './coverage';

const ONLY_MISSING = process.argv.includes('--missing');

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

const { sections, own } = await measureCoverage();
for (const section of sections) print(section);
if (!ONLY_MISSING)
  console.log(
    ['\nOwn endpoints, not in the reference', ...own.map((endpoint) => `  ${endpoint}`)].join('\n'),
  );
console.log('\nSummary');
console.table(
  Object.fromEntries(
    [...sections, { title: 'all', endpoints: sections.flatMap(({ endpoints }) => endpoints) }].map(
      (section) => [section.title, summaryOf(section)],
    ),
  ),
);

function print({ title, endpoints }: Section): void {
  const shown = endpoints.filter(({ served }) => !ONLY_MISSING || !served);
  if (shown.length > 0) console.log([`\n${title}`, ...shown.flatMap(linesOf)].join('\n'));
}

function linesOf({
  endpoint,
  served,
  checked,
  knownToDiffer,
  differing,
  notSent,
  alwaysEmpty,
}: Coverage): string[] {
  const recorded = [
    ...(checked > 0 ? [`checked against ${counted(checked, 'recorded request')}`] : []),
    ...(knownToDiffer > 0 ? [`${knownToDiffer} known to differ`] : []),
    ...(differing.length > 0 ? [`${differing.length} DIFFER`] : []),
    ...(alwaysEmpty.length > 0 ? [`always empty here: ${alwaysEmpty.join(' ')}`] : []),
    ...(notSent > 0 ? [`${counted(notSent, 'recorded request')} not sent`] : []),
  ];
  const state = served ? 'answered' : 'missing ';
  return [
    `  ${state}  ${endpoint}${recorded.length > 0 ? `  (${recorded.join(', ')})` : ''}`,
    ...differing.map((line) => `              ${line}`),
  ];
}

function summaryOf({ endpoints }: Section) {
  const answered = endpoints.filter(({ served }) => served);
  const sum = (of: (coverage: Coverage) => number) =>
    endpoints.reduce((total, coverage) => total + of(coverage), 0);
  return {
    endpoints: endpoints.length,
    answered: answered.length,
    checked: answered.filter(({ checked }) => checked > 0).length,
    missing: endpoints.length - answered.length,
    requests: sum(({ checked }) => checked),
    'not sent': sum(({ notSent }) => notSent),
    differ: sum(({ differing }) => differing.length),
    'with empty lists': endpoints.filter(({ alwaysEmpty }) => alwaysEmpty.length > 0).length,
  };
}
