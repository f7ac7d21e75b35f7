import type { PivotResult } from '@/contract/search';
import { autoInterval, intervalText } from '@/domain/time-range/interval';
import { stepOf, type Step } from '@/domain/time-range/steps';
import type { PivotDocument } from '../documents/search-document';
import { union } from '../../messages/selection';
import type { PivotScope } from './cache/pivot-scope';
import { effectiveRange } from '../scope/time-window';
import { fieldColumns } from './plan/field-columns';
import { cachedPivot } from './cache/cached-pivot';
import { planPivot } from './plan/pivot-plan';
import { pivotRows, type BucketRow } from './plan/pivot-result';
import { pivotSql } from './plan/pivot-sql';

export async function pivotSearch(pivot: PivotDocument, scope: PivotScope): Promise<PivotResult> {
  const { database, selection, signal } = scope;
  const fields = fieldColumns(selection);
  const window = scope.window.allTime ? await windowOfMessages(scope) : scope.window;
  const plan = planPivot(pivot, {
    fieldSql: fields.fieldSql,
    autoStep: (scaling) => autoStep(window.to - window.from, scaling),
  });
  const found = (await cachedPivot(plan, fields, scope)) ?? (await readAll());
  const { rows, total } = pivotRows(plan, found, pivot.rollup);
  async function readAll(): Promise<BucketRow[]> {
    const messages = fields.messages();
    return database.query<BucketRow>(pivotSql(plan, messages.sql), messages.params, signal);
  }
  return {
    ...(pivot.name !== null && { name: pivot.name }),
    id: pivot.id,
    rows,
    total,
    type: 'pivot',
    effective_timerange: effectiveRange(window),
  };
}

/** Over all time, the axis extends from the first to the last message. */
async function windowOfMessages({
  database,
  selection,
  window,
  signal,
}: PivotScope): Promise<{ from: number; to: number }> {
  const messages = union(selection.branches, () => '"timestamp"');
  const [row] = await database.query<{ first: number | null; last: number | null }>(
    `SELECT epoch_ms(min("timestamp")) AS first, epoch_ms(max("timestamp")) AS last FROM ${messages.sql}`,
    messages.params,
    signal,
  );
  return { from: row?.first ?? window.from, to: row?.last ?? window.to };
}

function autoStep(length: number, scaling: number): Step {
  return stepOf(intervalText(autoInterval(length, scaling)));
}
