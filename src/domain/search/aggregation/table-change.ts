import { formattingOf } from '../formatting/formatting';
import { sameJson } from '../../same-json';
import type { AggregationConfig } from '../widgets/widget';
import type { AggregationForm } from './form';
import { readForm, writeForm } from './form-codec';
import { problemsOf } from './form-problems';
import { reduceForm } from './reduce-form';

/** A change that the head of a table makes: how it is sorted, pinned and sized. */
export type TableChange = (config: AggregationConfig) => AggregationConfig;

type Edited = {
  form: AggregationForm;
  /** The saved widget. */
  saved: AggregationConfig;
  /** The saved widget with the changes that its table made since; the form has further changes. */
  settled: AggregationConfig;
};
type TableEdit = Pick<Edited, 'form' | 'settled'> & {
  /** Whether the form loses changes. */
  rollsBack: boolean;
};

/**
 * Changes a table while its form is edited. Sorting and pinning start from the widget, so that
 * further changes of the form are rolled back. Widths concern nothing else and keep them.
 */
export function changeTable(
  { form, saved, settled }: Edited,
  change: TableChange,
  newKey: () => string,
): TableEdit {
  const next = change(settled);
  const { formatting: _, ...before } = settled;
  const { formatting: __, ...after } = next;
  if (sameJson(before, after)) {
    const { columnWidths } = formattingOf(next);
    return {
      form: reduceForm(form, { type: 'display', changes: { columnWidths } }),
      settled: next,
      rollsBack: false,
    };
  }
  const untouched = writeForm(readForm(settled, newKey), saved);
  const isChanged =
    Object.keys(problemsOf(form)).length > 0 || !sameJson(writeForm(form, saved), untouched);
  return { form: readForm(next, newKey), settled: next, rollsBack: isChanged };
}
