import type { z } from 'zod';
import type { Stream } from '@/contract/streams';
import { Problem } from '../http/problem';
import { validationProblem } from '../http/validation-problem';
import { objectIdAt } from '../storage/object-id';
import { usableIndexSet, type StreamIndexSets } from './index-sets';
import {
  checkedRuleOf,
  ruleOf,
  type changesSchema,
  type copySchema,
  type streamSchema,
} from './stream-requests';
import type { StreamServices } from './stream-services';
import { newStream, type StoredStream } from './stream-store';

type Services = Pick<StreamServices, 'streamIndexSets' | 'now'>;

/** New streams and copies start paused. */
const begun = (username: string, now: () => number) => ({
  creator_user_id: username,
  created_at: new Date(now()).toISOString(),
  disabled: true,
});

export function newStreamOf(
  { rules, index_set_id, description, content_pack, ...draft }: z.output<typeof streamSchema>,
  username: string,
  { streamIndexSets, now }: Services,
): StoredStream {
  const id = objectIdAt(now());
  checkTitle(draft.title);
  // The real server only notices when it uses the stream, hence the 500.
  if (!streamIndexSets.get(index_set_id))
    throw new Problem(500, `index set must not be null! (stream id=${id} title="${draft.title}")`);
  usableIndexSet(streamIndexSets, index_set_id);
  return newStream({
    ...draft,
    ...begun(username, now),
    id,
    index_set_id,
    description: description ?? null,
    content_pack: content_pack ?? null,
    rules: rules.map((rule) => checkedRuleOf(rule, id, objectIdAt(now()))),
  });
}

export function copyOf(
  source: StoredStream,
  { description, ...draft }: z.output<typeof copySchema>,
  username: string,
  { streamIndexSets, now }: Services,
): StoredStream {
  const id = objectIdAt(now());
  checkTitle(draft.title);
  usableIndexSet(streamIndexSets, draft.index_set_id);
  return {
    ...source,
    ...draft,
    ...begun(username, now),
    id,
    description: description ?? null,
    rules: source.rules.map((rule) => ruleOf(rule, id, objectIdAt(now()))),
    content_pack: null,
  };
}

function checkTitle(title: string): void {
  const problem = validationProblem({
    title: title.trim() === '' ? `Value "${title}" is not a valid non-empty String!` : undefined,
  });
  if (problem) throw problem;
}

/** Empty texts change nothing. */
export function changesOf(
  {
    title,
    description,
    matching_type: matching,
    remove_matches_from_default_stream: removes,
    index_set_id: indexSet,
  }: z.output<typeof changesSchema>,
  indexSets: StreamIndexSets,
): Partial<StoredStream> {
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
