import { call } from '@/api/client';
import * as api from '@/contract/streams';
import { change } from '@/shared/mutations/change';
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
    description,
    matching,
  }: Pick<api.Stream, 'id' | 'description'> & { matching: api.Stream['matching_type'] }) =>
    call(api.updateStream, { id, changes: { description, matching_type: matching } }),
);
