import { z } from 'zod';
import { listFields, listFieldsOfStreams, listFunctions } from '@/contract/fields';
import { PERMISSIONS } from '@/contract/permissions';
import { suggestValues as suggest, validateQuery as validate } from '@/contract/query-validation';
import { listSystemFields } from '@/contract/system-fields';
import type { TimeRange } from '@/domain/time-range/time-range';
import type { Call } from '../../http/call';
import { wholeNumber } from '../../http/query-values';
import { serve, type RouteTable } from '../../http/serve';
import { mapped, orDefault, readBody } from '../../http/body-mapping';
import { querySchema } from '../documents/search-schema';
import { timeRangeSchema } from '../documents/time-range-schema';
import type { StreamDirectory } from '../../streams/stream-store';
import { withLease, type Engine } from '../execution/engine';
import { SERIES_DESCRIPTIONS } from './series-descriptions';
import { select } from '../../messages/selection';
import { demandStreams, streamAccess, type StreamAccess } from '../scope/stream-access';
import { suggestions } from './suggestions-answer';
import { inTurn } from '../queue/search-queue';
import { windowOf } from '../scope/time-window';
import { validateQuery } from '../execution/validate-query';

/** The named streams, or all readable ones. */
const streamsOf = (access: StreamAccess, named: readonly string[]) =>
  named.length > 0 ? named : access.readable;

/**
 * Fields are those of index sets, as in Graylog. Other streams may share an index set, so that users
 * who may not read everything get the fields of messages in their streams.
 */
function scopeOf(access: StreamAccess, named: readonly string[]) {
  const streams = streamsOf(access, named);
  return { sets: access.setsOf(streams), streams: access.readsAll ? undefined : streams };
}

export type QueryHelpServices = { engine: Engine; streams: StreamDirectory };

const LAST_FIVE_MINUTES: TimeRange = { type: 'relative', range: 300 };
/** In milliseconds. */
const LOOKUP_TIME_OUT = 30_000;
const streamIds = orDefault(z.array(z.string()), () => []);

const validationSchema = mapped({
  query: querySchema,
  filter: querySchema.nullish(),
  timerange: timeRangeSchema.nullish(),
  streams: streamIds,
  parameters: orDefault(z.array(z.looseObject({ name: z.string() })), () => []),
  parameter_bindings: z.unknown().optional(),
  validation_mode: z.enum(['QUERY', 'SEARCH_FILTER']).nullish(),
});
const suggestionsSchema = mapped({
  field: z.string(),
  input: z.string(),
  size: orDefault(z.int(), () => 10),
  timerange: orDefault(timeRangeSchema, () => LAST_FIVE_MINUTES),
  streams: streamIds,
});
const fieldsSchema = mapped({ streams: streamIds, timerange: timeRangeSchema.nullish() });

/** Help for writing queries: validation, suggestions, fields, functions. */
export function serveQueryHelp(table: RouteTable, { engine, streams }: QueryHelpServices): void {
  const { store } = engine;
  const accessOf = ({ permits }: Call) => streamAccess(streams, permits);
  const fieldsFor = (access: StreamAccess, named: readonly string[]) => {
    if (access.readable.length === 0) return [];
    const scope = scopeOf(access, named);
    return store.fields(scope.sets, scope.streams);
  };

  serve(table, validate, (call) => {
    const { query, streams: named, parameters } = readBody(validationSchema, call.body);
    const access = accessOf(call);
    demandStreams(access, named);
    const scope = scopeOf(access, named);
    return validateQuery(query.query_string, {
      typeOf: (name) =>
        name.startsWith('_') ? undefined : store.typeOf(name, scope.sets, scope.streams),
      leadingWildcards: engine.leadingWildcards,
      parameters: parameters.map(({ name }) => name),
    });
  });

  serve(table, suggest, (call) => {
    const { streams: named, timerange, ...request } = readBody(suggestionsSchema, call.body);
    const access = accessOf(call);
    const searched = streamsOf(access, named);
    const { field, input } = request;
    if (
      searched.length === 0 ||
      searched.some((id) => !access.mayRead(id)) ||
      !searched.some((id) => access.exists(id))
    )
      return { field, input };
    const everywhere = access.readsAll && named.length === 0;
    const window = windowOf(timerange, engine.now());
    const { database, queue } = engine.lookups;
    const limited = AbortSignal.any([call.signal, AbortSignal.timeout(LOOKUP_TIME_OUT)]);
    return inTurn(queue, { user: call.user.username }, limited, () =>
      withLease(engine, { sets: access.setsOf(searched), ...window }, limited, (lease, signal) =>
        suggestions(
          database,
          request,
          select(lease, { ...window, streams: everywhere ? undefined : searched }),
          signal,
        ),
      ),
    );
  });

  serve(table, listFields, (call) => fieldsFor(accessOf(call), []));
  serve(table, listFieldsOfStreams, (call) => {
    const { streams: named } = readBody(fieldsSchema, call.body ?? {});
    const access = accessOf(call);
    demandStreams(access, named);
    return fieldsFor(access, named);
  });

  serve(table, listFunctions, () => SERIES_DESCRIPTIONS);

  serve(
    table,
    listSystemFields,
    (call) => {
      const limit = wholeNumber(call.query, 'limit', 0);
      const names = fieldsFor(accessOf(call), []).map(({ name }) => name);
      return { fields: limit > 0 ? names.slice(0, limit) : names };
    },
    { permission: PERMISSIONS.fieldnames.read },
  );
}
