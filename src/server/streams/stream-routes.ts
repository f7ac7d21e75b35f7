import { z } from 'zod';
import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/streams';
import { readBody } from '../http/body-mapping';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { collection, nothing } from '../resource/collection';
import type { Module } from '../resource/registry';
import { usableIndexSet } from './index-sets';
import { answerOf, rowOf, STREAM_ATTRIBUTES } from './stream-answers';
import { changesOf, copyOf, newStreamOf } from './stream-changes';
import { streamNotifications } from './stream-notifications';
import { changesSchema, copySchema, streamSchema } from './stream-requests';
import { serveStreamRules } from './stream-rule-routes';
import type { StreamServices } from './stream-services';
import { isBuiltIn, unknownStream, type StoredStream } from './stream-store';

/** The server's own streams cannot be changed by anybody. */
const unlessBuiltIn = (refusal: string) => ({
  refuse: (id: string) => (isBuiltIn(id) ? refusal : undefined),
});

/** Streams and their rules. */
export const serveStreams: Module<StreamServices> = (registry, services) => {
  const { streams, outputs, streamIndexSets, nodeId } = services;
  const answer = (stream: StoredStream) => answerOf(stream, outputs.get);
  const listOf = (found: readonly StoredStream[]) => ({
    total: found.length,
    streams: found.map(answer),
  });
  const idOf = ({ id }: StoredStream) => ({ stream_id: id });

  const items = collection<StoredStream>(registry, {
    permissions: PERMISSIONS.streams,
    entity: 'stream',
    suggestions: { name: 'streams', columns: ['title', 'description'] },
    all: streams.all,
    get: streams.get,
    missing: unknownStream,
    save: streams.save,
    remove: ({ id }) => streams.remove(id),
    pathOf: ({ id }) => `/streams/${id}`,
  });
  registry.notifications.push(() => streamNotifications(streams, nodeId));

  items.list(api.listStreams, listOf);
  items.list(api.listEnabledStreams, (all) => listOf(all.filter(({ disabled }) => !disabled)));
  items.get(api.getStream, answer);
  items.page(
    api.pageOfStreams,
    {
      attributes: STREAM_ATTRIBUTES,
      row: rowOf,
      sorts: {
        index_set_title: ({ index_set_id }) => streamIndexSets.get(index_set_id)?.title ?? '',
      },
    },
    // As on the real server, the outer total counts all streams, even those the caller cannot read.
    (page) => ({ ...page, query: page.query ?? '', total: streams.all().length }),
  );

  items.create(api.createStream, idOf, {
    body: streamSchema,
    make: (draft, { user }) => newStreamOf(draft, user.username, services),
  });
  serve(
    registry,
    api.cloneStream,
    async (call) => {
      const source = items.one(call, unlessBuiltIn('The stream cannot be cloned.'));
      const copy = copyOf(source, readBody(copySchema, call.body), call.user.username, services);
      return idOf(await items.add(call, copy));
    },
    { permission: PERMISSIONS.streams.create },
  );
  items.update(api.updateStream, answer, {
    ...unlessBuiltIn('The stream cannot be edited.'),
    body: changesSchema,
    change: (stream, changes) => ({ ...stream, ...changesOf(changes, streamIndexSets) }),
  });
  items.remove(api.deleteStream, nothing, {
    ...unlessBuiltIn('The stream cannot be deleted.'),
    action: 'edit',
    many: api.deleteStreams,
  });
  // The right to edit a stream includes pausing and resuming it.
  const action = ['changestate', 'edit'];
  items.act(
    api.pauseStream,
    api.pauseStreams,
    { ...unlessBuiltIn('The stream cannot be paused.'), action },
    (stream) => streams.save({ ...stream, disabled: true }),
  );
  items.act(
    api.resumeStream,
    api.resumeStreams,
    { ...unlessBuiltIn('The stream cannot be resumed.'), action },
    (stream) => streams.save({ ...stream, disabled: false }),
  );

  serveAssignment(registry, services);
  serveStreamRules(registry, services, items, unlessBuiltIn);
};

function serveAssignment(table: RouteTable, { streams, streamIndexSets }: StreamServices): void {
  serve(table, api.assignIndexSet, async (call) => {
    const { indexSetId = '' } = call.params;
    call.demand(PERMISSIONS.indexsets.read, indexSetId);
    const ids = readBody(z.array(z.coerce.string()), call.body);
    for (const id of ids) call.demand(PERMISSIONS.streams.edit, id);
    if (!streamIndexSets.get(indexSetId))
      throw new Problem(404, `Index set with ID <${indexSetId}> does not exist!`);
    usableIndexSet(streamIndexSets, indexSetId);
    const found = ids.flatMap((id) => streams.get(id) ?? []);
    const missing = ids.filter((id) => !streams.get(id));
    if (missing.length > 0)
      throw new Problem(404, 'Missing streams', `Missing streams: [${missing.join(', ')}]`);
    for (const stream of found) await streams.save({ ...stream, index_set_id: indexSetId });
    return null;
  });
}
