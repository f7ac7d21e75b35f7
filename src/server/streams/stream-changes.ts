import * as api from '@/contract/streams';
import type { Stream } from '@/contract/streams';
import type { NamedEntity } from '../entities/entity-register';
import type { Call } from '../http/call';
import { inBulk } from '../http/bulk';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { readMapped } from '../http/body-mapping';
import { objectIdAt } from '../storage/object-id';
import { usableIndexSet } from './index-sets';
import { answerOf } from './stream-answers';
import { changesSchema, copySchema, ruleOf, streamSchema } from './stream-requests';
import { editableStream, switchableStream, type StreamServices } from './stream-services';
import { isBuiltIn, newStream, type StoredStream } from './stream-store';

/** Making, changing, pausing and deleting streams. */
export function serveStreamChanges(table: RouteTable, services: StreamServices): void {
  const { streams, outputs, entities } = services;

  serve(table, api.createStream, (call) => created(call, services, newStreamOf(call, services)), {
    permission: 'streams:create',
  });
  serve(table, api.cloneStream, (call) => created(call, services, copyOf(call, services)), {
    permission: 'streams:create',
  });
  serve(table, api.updateStream, async (call) => {
    const stream = editableStream(
      services,
      call.params['id'] ?? '',
      call,
      'The stream cannot be edited.',
    );
    const changed = { ...stream, ...changesOf(call.body, services) };
    await streams.save(changed);
    await entities.updated(call.user, entityOf(changed));
    return answerOf(changed, outputs.get);
  });

  const pause = async (id: string, call: Call) =>
    streams.save({
      ...switchableStream(services, id, call, 'The stream cannot be paused.'),
      disabled: true,
    });
  const resume = async (id: string, call: Call) =>
    streams.save({
      ...switchableStream(services, id, call, 'The stream cannot be resumed.'),
      disabled: false,
    });
  const remove = async (id: string, call: Call) => {
    const stream = editableStream(services, id, call, 'The stream cannot be deleted.');
    await streams.remove(id);
    await entities.deleted(call.user, entityOf(stream));
  };
  for (const [act, one, many] of [
    [pause, api.pauseStream, api.pauseStreams],
    [resume, api.resumeStream, api.resumeStreams],
    [remove, api.deleteStream, api.deleteStreams],
  ] as const) {
    serve(table, one, async (call) => {
      await act(call.params['id'] ?? '', call);
      return null;
    });
    serve(table, many, (call) => inBulk(call.body, (id) => act(id, call)));
  }

  serve(table, api.assignIndexSet, (call) => assigned(call, services));
}

const entityOf = ({ id, title }: StoredStream): NamedEntity => ({ type: 'stream', id, title });

async function created(
  { request, user, reply }: Call,
  { streams, entities }: StreamServices,
  stream: StoredStream,
): Promise<{ stream_id: string }> {
  await streams.save(stream);
  await entities.created(user, entityOf(stream));
  reply.headers.set('location', `${new URL(request.url).origin}/streams/${stream.id}`);
  return { stream_id: stream.id };
}

function newStreamOf({ body, user }: Call, { indexSets, now }: StreamServices): StoredStream {
  const { title, rules, index_set_id, description, content_pack, ...rest } = readMapped(
    streamSchema,
    body,
  );
  const id = objectIdAt(now());
  checkTitle(title);
  // The real server finds out when it uses the stream, hence the status.
  if (!indexSets.get(index_set_id))
    throw new Problem(500, `index set must not be null! (stream id=${id} title="${title}")`);
  usableIndexSet(indexSets, index_set_id);
  return newStream({
    ...rest,
    id,
    title,
    index_set_id,
    description: description ?? null,
    content_pack: content_pack ?? null,
    rules: rules.map((rule) => ruleOf(described(rule), id, objectIdAt(now()))),
    creator_user_id: user.username,
    created_at: new Date(now()).toISOString(),
    disabled: true,
  });
}

const described = <Rule extends { description?: string | null | undefined }>({
  description,
  ...rule
}: Rule) => ({ ...rule, description: description ?? null });

function copyOf(
  { params: { id: from = '' }, body, user, demand }: Call,
  { streams, indexSets, now }: StreamServices,
): StoredStream {
  demand('streams:read', from);
  if (isBuiltIn(from)) throw new Problem(400, 'The stream cannot be cloned.');
  const source = streams.get(from);
  if (!source) throw new Problem(404, `Stream <${from}> not found!`);
  const { title, description, index_set_id, remove_matches_from_default_stream } = readMapped(
    copySchema,
    body,
  );
  const id = objectIdAt(now());
  checkTitle(title);
  usableIndexSet(indexSets, index_set_id);
  return {
    ...source,
    id,
    title,
    description: description ?? null,
    index_set_id,
    remove_matches_from_default_stream,
    rules: source.rules.map((rule) => ruleOf(rule, id, objectIdAt(now()))),
    creator_user_id: user.username,
    created_at: new Date(now()).toISOString(),
    disabled: true,
    content_pack: null,
  };
}

function checkTitle(title: string): void {
  if (title.trim() !== '') return;
  const message = 'Validation failed!';
  throw new Problem(400, message, {
    type: 'ValidationApiError',
    message,
    validation_errors: { title: [{ error: `Value "${title}" is not a valid non-empty String!` }] },
  });
}

function changesOf(body: unknown, { indexSets }: StreamServices): Partial<StoredStream> {
  const {
    title,
    description,
    matching_type: matching,
    remove_matches_from_default_stream: removes,
    index_set_id: indexSet,
  } = readMapped(changesSchema, body);
  if (matching != null && !isMatchingType(matching))
    throw new Problem(
      400,
      `Invalid matching type '${matching}' specified. Should be one of: [AND, OR]`,
    );
  return {
    ...(title?.trim() && { title: title.trim() }),
    ...(description && { description }),
    ...(matching != null && { matching_type: matching }),
    ...(removes != null && { remove_matches_from_default_stream: removes }),
    ...(indexSet != null && { index_set_id: usableIndexSet(indexSets, indexSet).id }),
  };
}

const isMatchingType = (text: string): text is Stream['matching_type'] =>
  text === 'AND' || text === 'OR';

async function assigned(call: Call, { streams, indexSets }: StreamServices): Promise<null> {
  const { indexSetId = '' } = call.params;
  call.demand('indexsets:read', indexSetId);
  if (!Array.isArray(call.body))
    throw new Problem(400, 'The request body must be a list of stream ids.');
  const ids = call.body.map(String);
  for (const id of ids) call.demand('streams:edit', id);
  if (!indexSets.get(indexSetId))
    throw new Problem(404, `Index set with ID <${indexSetId}> does not exist!`);
  usableIndexSet(indexSets, indexSetId);
  const found = ids.map((id) => streams.get(id));
  const missing = ids.filter((_, index) => !found[index]);
  if (missing.length > 0)
    throw new Problem(404, 'Missing streams', `Missing streams: [${missing.join(', ')}]`);
  for (const stream of found)
    if (stream) await streams.save({ ...stream, index_set_id: indexSetId });
  return null;
}
