import { z } from 'zod';
import type { PercentageStrategy, PivotSort, SeriesFunction } from '@/contract/search';
import { mapped, orDefault } from '../../http/body-mapping';
import type { GroupDocument, SeriesDocument } from './search-document';

const DEFAULT_LIMIT = 15;

const timeUnit = z
  .string()
  .regex(
    /^[1-9]\d{0,6}[smhdwMy]$/,
    'Time unit must be {quantity}{unit}, where quantity is a positive number and unit [smhdwMy].',
  );

const unitInterval = mapped({ type: z.literal('timeunit'), timeunit: timeUnit });
const autoInterval = mapped({
  type: z.literal('auto'),
  scaling: z.number().positive().nullish(),
}).transform(({ scaling }) => ({ type: 'auto' as const, scaling: scaling ?? 1 }));
const interval = z.union(
  [
    timeUnit.transform((timeunit) => ({ type: 'timeunit' as const, timeunit })),
    z.discriminatedUnion('type', [unitInterval, autoInterval]),
  ],
  {
    error:
      'An interval is {"type":"auto","scaling":1}, {"type":"timeunit","timeunit":"5m"} or "5m". Time unit must be {quantity}{unit}, where quantity is a positive number and unit [smhdwMy].',
  },
);

/** Older clients send `field` instead of `fields`. */
const fieldMembers = { field: z.string().nullish(), fields: z.array(z.string()).nullish() };
const fieldsOf = (
  { field, fields }: { field?: string | null | undefined; fields?: string[] | null | undefined },
  context: z.RefinementCtx,
): string[] => {
  const all = fields && fields.length > 0 ? fields : field != null ? [field] : [];
  if (all.length === 0)
    context.addIssue({
      code: 'custom',
      path: ['fields'],
      message: 'A group needs at least one field',
    });
  return all;
};

const timeGroup = mapped({ type: z.literal('time'), ...fieldMembers, interval }).transform(
  (group, context): GroupDocument => ({
    type: 'time',
    fields: fieldsOf(group, context),
    interval: group.interval,
  }),
);
const valuesGroup = mapped({
  type: z.literal('values'),
  ...fieldMembers,
  limit: z.int().nullish(),
  skip_empty_values: z.boolean().nullish(),
}).transform((group, context): GroupDocument => ({
  type: 'values',
  fields: fieldsOf(group, context),
  limit: group.limit ?? DEFAULT_LIMIT,
  skip_empty_values: group.skip_empty_values ?? false,
}));
const group = z.discriminatedUnion('type', [timeGroup, valuesGroup]);

/** The default name of a series, which sorts refer to: `percentile(took_ms,95.0)`. */
export function seriesLiteral({
  type,
  field,
  percentile,
  strategy,
}: {
  type: string;
  field: string | null;
  percentile?: number;
  strategy?: PercentageStrategy;
}): string {
  if (strategy !== undefined) return `${type}(${field ?? ''},${strategy})`;
  if (percentile === undefined) return `${type}(${field ?? ''})`;
  return `${type}(${field ?? ''},${Number.isInteger(percentile) ? percentile.toFixed(1) : percentile})`;
}

/** Graylog's own console sends the number as text. */
const numberOrText = z.union([
  z.number(),
  z
    .string()
    .regex(/^\s*\d+(\.\d+)?\s*$/)
    .transform(Number),
]);

const series = mapped({
  type: z.string(),
  id: z.string().nullish(),
  field: z.string().nullish(),
  percentile: numberOrText.nullish(),
  strategy: z.enum(['COUNT', 'SUM']).nullish(),
}).transform(({ type, id, field, percentile, strategy }): SeriesDocument => {
  const given = {
    type,
    field: type === 'percentage' ? field || null : (field ?? null),
    ...(percentile != null && { percentile }),
    ...(type === 'percentage' && { strategy: strategy ?? ('COUNT' as const) }),
  };
  return { ...given, type: type as SeriesFunction, id: id ?? seriesLiteral(given) };
});

const direction = z.string().transform((text, context): PivotSort['direction'] => {
  if (/^asc(ending)?$/i.test(text)) return 'Ascending';
  if (/^desc(ending)?$/i.test(text)) return 'Descending';
  context.addIssue({
    code: 'custom',
    message: `"${text}" is not a direction: use Ascending or Descending`,
  });
  return z.NEVER;
});
const sort = mapped({ type: z.enum(['pivot', 'series']), field: z.string(), direction });

/** Members of pivots only. */
export const pivotMembers = {
  rollup: orDefault(z.boolean(), () => false),
  row_groups: orDefault(z.array(group), () => []),
  column_groups: orDefault(z.array(group), () => []),
  series: orDefault(z.array(series), () => []),
  sort: orDefault(z.array(sort), () => []),
};
