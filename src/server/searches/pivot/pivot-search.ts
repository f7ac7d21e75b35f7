import type { PivotResult } from '@/contract/search';
import { autoInterval, intervalText } from '@/domain/time-range/interval';
import { stepOf, type Step } from '@/domain/time-range/steps';
import type { PivotDocument } from '../documents/search-document';
import { collectInTurns } from '../../storage/sql/turns';
import { demandSimplePivot } from '../bounds/search-bounds';
import { union } from '../../messages/selection';
import type { PivotScope } from './cache/pivot-scope';
import { effectiveRange } from '../scope/time-window';
import { fieldColumns } from './plan/field-columns';
import { cachedPivot } from './cache/cached-pivot';
import { planPivot } from './plan/pivot-plan';
import { demandFewBuckets, pivotRows, pivotTotal, type BucketRow } from './plan/pivot-result';
import { pivotSql } from './plan/pivot-sql';

/**
 * What a bucket and each of its values take while the answer is made, in bytes of the heap
 * (measured).
 */
const BUCKET_BYTES = 500;
const VALUE_BYTES = 200;

/** @throws SearchFailure, AnswerTooLarge */
export async function pivotSearch(pivot: PivotDocument, scope: PivotScope): Promise<PivotResult> {
  demandSimplePivot(pivot);
  const { database, selection, signal, reserve } = scope;
  const fields = fieldColumns(selection);
  const window = scope.window.allTime ? await windowOfMessages(scope) : scope.window;
  const plan = planPivot(pivot, {
    fieldSql: fields.fieldSql,
    autoStep: (scaling) => autoStep(window.to - window.from, scaling),
  });
  const found = (await cachedPivot(plan, fields, scope)) ?? (await readAll());
  demandFewBuckets(plan, found);
  const values = found.length * plan.series.length;
  await reserve(found.length * BUCKET_BYTES + values * VALUE_BYTES);
  const rows = await collectInTurns(pivotRows(plan, found, pivot.rollup), signal);
  // Time axes have got empty buckets.
  const made = rows.reduce((sum, row) => sum + row.values.length, 0);
  if (made > values) await reserve((made - values) * (BUCKET_BYTES + VALUE_BYTES));
  async function readAll(): Promise<BucketRow[]> {
    const messages = fields.messages();
    return database.query<BucketRow>(pivotSql(plan, messages.sql), messages.params, signal);
  }
  return {
    ...(pivot.name !== null && { name: pivot.name }),
    id: pivot.id,
    rows,
    total: pivotTotal(found),
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
