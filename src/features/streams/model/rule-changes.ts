import { call } from '@/api/client';
import * as api from '@/contract/streams';
import { change } from '@/shared/mutations/change';
import { sentBack } from './sent-back';
import { streams } from './streams';

type OfStream = { id: string };

export const addRule = change(
  streams.keys,
  ({ id, rule }: OfStream & { rule: api.StreamRuleDraft }) =>
    call(api.createStreamRule, { id, rule }),
);

/** The server gives a restored rule a new id. */
export const removeRule = change(
  streams.keys,
  ({ id, rule }: OfStream & { rule: api.StreamRule }) =>
    call(api.deleteStreamRule, { id, ruleId: rule.id }),
);

/** Changes nothing else of the stream. */
export const changeMatching = change(
  streams.keys,
  ({
    id,
    matching,
    ...stream
  }: Pick<api.Stream, 'id' | 'description' | 'categories'> & {
    matching: api.Stream['matching_type'];
  }) => call(api.updateStream, { id, changes: { ...sentBack(stream), matching_type: matching } }),
);
