import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useReducer } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { readForm, writeForm } from '@/domain/search/aggregation/form-codec';
import { problemsOf } from '@/domain/search/aggregation/form-problems';
import { reduceForm } from '@/domain/search/aggregation/reduce-form';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import type { ValueExtent } from '@/views/aggregation/data/pivot-table';
import { loadTexts } from '@/shared/texts/load-texts';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { editedFields, EditorContext } from './editor-context';
import { FormattingSection } from './FormattingSection';

beforeAll(() => loadTexts(['editor', 'controls', 'widgets']));

const byLevel = {
  type: 'values' as const,
  fields: ['level'],
  config: { limit: 15, skipEmptyValues: false },
};

type ValuesOf = (metrics: readonly string[]) => ValueExtent | undefined;

/** What the section does not use. */
const other = {
  fields: editedFields([]),
  functions: [],
  wasGroupedBy: () => false,
  scope: { range: { type: 'relative' as const, from: 300 }, streams: [] },
  cardinality: () => {
    throw new Error('Formatting asks for nothing');
  },
};

/** Draws the section alone. `written` is the formatting of the form as it is now. */
function draw(changes: Partial<AggregationConfig>, valuesOf: ValuesOf = () => undefined) {
  const { config } = newAggregation('w', {
    rowPivots: [byLevel],
    series: [{ function: 'avg(took_ms)', config: { name: null } }],
    ...changes,
  });
  let now = config;
  let keys = 0;
  const initial = readForm(config, () => `k${(keys += 1)}`);
  function Page() {
    const [form, step] = useReducer(reduceForm, initial);
    now = writeForm(form, config);
    const problems = problemsOf(form);
    return (
      <EditorContext value={{ ...other, added: undefined, valuesOf, form, step, problems }}>
        <FormattingSection />
      </EditorContext>
    );
  }
  const { actor } = renderPart(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  return { actor, written: () => now.formatting };
}

test('a number has a unit, decimals, thresholds and a sparkline', async () => {
  const { actor, written } = draw({ visualization: 'numeric' }, (metrics) =>
    metrics.join() === 'avg(took_ms)' ? { least: 12, most: 4_000.5 } : undefined,
  );
  const metric = screen.getByRole('group', { name: 'Format of avg(took_ms)' });
  await actor.selectOptions(within(metric).getByRole('combobox', { name: 'Unit' }), 'Milliseconds');
  await actor.selectOptions(within(metric).getByRole('combobox', { name: 'Decimals' }), '1');
  await actor.click(within(metric).getByRole('button', { name: 'Add threshold for avg(took_ms)' }));
  const value = screen.getByRole('spinbutton', { name: 'From value' });
  expect(value).toHaveAccessibleDescription('Value is required. Shown: 12 to 4,000.5');
  await actor.type(value, '250.5');
  await waitFor(() => expect(value).not.toHaveAccessibleDescription(/required/));
  await actor.click(screen.getByRole('checkbox', { name: 'Sparkline' }));
  expect(written()).toMatchObject({
    metrics: {
      'avg(took_ms)': { unit: 'ms', decimals: 1, thresholds: [{ value: 250.5 }] },
    },
    sparkline: true,
  });
  await actor.click(screen.getByRole('button', { name: 'Remove Threshold 250.5' }));
  await waitFor(() => expect(written()?.metrics['avg(took_ms)']?.thresholds).toEqual([]));
  expect(screen.queryByRole('button', { name: 'Add reference line' })).not.toBeInTheDocument();
});

test('a chart has reference lines, labels of its groups and earlier windows', async () => {
  const { actor, written } = draw({ visualization: 'line' });
  await actor.click(screen.getByRole('button', { name: 'Add reference line' }));
  await actor.type(screen.getByRole('spinbutton', { name: 'Value' }), '60');
  await actor.type(screen.getByRole('textbox', { name: 'Label' }), 'SLO');
  await actor.click(screen.getByRole('button', { name: 'Add value label' }));
  const label = screen.getByRole('group', { name: 'Label' });
  const value = within(label).getByRole('combobox', { name: 'Value of level' });
  await actor.type(value, '3');
  await actor.type(within(label).getByRole('textbox', { name: 'Label' }), 'Error');
  expect(value).toHaveValue('3');
  const windows = screen.getByRole('group', { name: 'Compare with' });
  await actor.click(within(windows).getByRole('checkbox', { name: '1 week earlier' }));
  await actor.click(within(windows).getByRole('checkbox', { name: 'Previous window' }));
  expect(written()).toMatchObject({
    referenceLines: [{ value: 60, label: 'SLO' }],
    labels: { level: { '3': 'Error' } },
    ghosts: ['previous', '1w'],
  });
  await settled();
  expect(screen.queryByRole('button', { name: /^Add threshold/ })).not.toBeInTheDocument();
});
