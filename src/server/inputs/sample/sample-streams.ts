import type { StreamRule } from '@/contract/streams';
import type { StoredStream } from '../../streams/stream-store';

/** The part of the node's stream store that the sample needs. */
export type SampleStreams = {
  save(stream: StoredStream): Promise<void>;
  remove(id: string): Promise<void>;
};

const SHOP_ID = '5a3e0000000000000000c001';
const AUTHENTICATION_ID = '5a3e0000000000000000c002';
export const SAMPLE_STREAM_IDS = [SHOP_ID, AUTHENTICATION_ID] as const;

/** All streams use the index set `indexSetId`. */
export function sampleStreams(createdAt: string, indexSetId: string): StoredStream[] {
  const stream = (
    id: string,
    title: string,
    description: string,
    rules: StreamRule[],
  ): StoredStream => ({
    id,
    title,
    description,
    rules,
    creator_user_id: 'admin',
    outputs: [],
    matching_type: 'OR',
    created_at: createdAt,
    disabled: false,
    content_pack: null,
    remove_matches_from_default_stream: false,
    index_set_id: indexSetId,
    is_editable: true,
    is_default: false,
  });
  return [
    stream(
      SHOP_ID,
      'Shop production',
      'What the programs of the sample shop write',
      ['nginx', 'storefront', 'payments', 'recommend', 'mailer', 'postgres'].map((app, number) =>
        ruleOf(SHOP_ID, number, 'app', app),
      ),
    ),
    stream(AUTHENTICATION_ID, 'Authentication', 'Who signs in to the machines, and who tries', [
      ruleOf(AUTHENTICATION_ID, 0, 'facility', 'security/authorization'),
    ]),
  ];
}

/** Type 1: the field matches exactly. */
function ruleOf(streamId: string, number: number, field: string, value: string): StreamRule {
  return {
    id: `${streamId.slice(0, -2)}${(number + 16).toString(16)}`.replace(
      'c0',
      `d${streamId.slice(-1)}`,
    ),
    type: 1,
    field,
    value,
    inverted: false,
    stream_id: streamId,
    description: '',
  };
}
