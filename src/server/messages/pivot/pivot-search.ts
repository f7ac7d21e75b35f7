import type { PivotResult } from '@/contract/search';
import type { PivotDocument } from '../../searches/search-document';
import type { Scope } from '../search/scope';
import { effectiveRange } from '../search/time-window';
import { planPivot } from './pivot-plan';
import { pivotRows, type BucketRow } from './pivot-result';
import { pivotSql } from './pivot-sql';
import { autoStep } from './auto-step';

export async function pivotSearch(pivot: PivotDocument, scope: Scope): Promise<PivotResult> {
  const { database, fields, condition, signal } = scope;
  const window = scope.window.allTime ? await windowOfMessages(scope) : scope.window;
  const plan = planPivot(pivot, { fieldSql: (name) => fields.fieldSql(name), autoStep: (scaling) => autoStep(window.to - window.from, scaling) });
  const found = await database.query<BucketRow>(pivotSql(plan, condition.sql), condition.params, signal);
  const { rows, total } = pivotRows(plan, found, pivot.rollup);
  return { ...(pivot.name !== null && { name: pivot.name }), id: pivot.id, rows, total, type: 'pivot', effective_timerange: effectiveRange(window) };
}

/** Over all time the axis reaches from the first message to the last. */
async function windowOfMessages({ database, condition, window, signal }: Scope): Promise<{ from: number; to: number }> {
  const [row] = await database.query<{ first: number | null; last: number | null }>(
    `SELECT epoch_ms(min("timestamp")) AS first, epoch_ms(max("timestamp")) AS last FROM messages WHERE ${condition.sql}`,
    condition.params,
    signal,
  );
  return { from: row?.first ?? window.from, to: row?.last ?? window.to };
}
