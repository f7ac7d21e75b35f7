import { z } from 'zod';
import { mapped, orDefault } from '../../http/body-mapping';
import { querySchema } from './search-schema';
import { timeRangeSchema } from './time-range-schema';

const paging = { limit: z.int().min(0).nullish(), offset: z.int().min(0).nullish() };
const searchTypeOverride = mapped({
  ...paging,
  timerange: timeRangeSchema.nullish(),
  query: querySchema.nullish(),
  after: z.array(z.unknown()).nullish(),
});

const overrideSchema = mapped({
  timerange: timeRangeSchema.nullish(),
  query: querySchema.nullish(),
  ...paging,
  search_types: orDefault(z.record(z.string(), searchTypeOverride), () => ({})),
  keep_search_types: orDefault(z.array(z.string()), () => []),
  keep_queries: orDefault(z.array(z.string()), () => []),
});

/**
 * What an execution overrides. Unknown members belong to the client; `queries` is parsed and
 * ignored, as in Graylog.
 */
export const executionSchema = z
  .looseObject({
    parameter_bindings: z.record(z.string(), z.unknown()).nullish(),
    global_override: overrideSchema.nullish(),
    queries: z.record(z.string(), z.unknown()).nullish(),
  })
  .nullish()
  .transform((state) => state?.global_override ?? undefined);

export type ExecutionChange = z.output<typeof overrideSchema>;
