import type { InputCounts, InputStateSummary, InputSummary } from '@/contract/inputs';
import { shownConfiguration } from '../running/configuration';
import type { FutureMessages } from '../definition/clocks';
import type { InputCounters } from '../definition/counters';
import type { InputStatus } from '../running/input-service';
import type { InputDocument } from '../definition/model';
import { inputDefinition, typeName } from '../registry';

/** As in Graylog, `mayEdit` reveals passwords. */
export function summaryOf(
  {
    id,
    title,
    type,
    global,
    node,
    created_at,
    creator_user_id,
    configuration,
    static_fields,
  }: InputDocument,
  mayEdit: boolean,
): InputSummary {
  const attributes = shownConfiguration(inputDefinition(type), configuration, mayEdit);
  return {
    title,
    global,
    name: typeName(type),
    content_pack: null,
    created_at,
    type,
    creator_user_id,
    attributes,
    static_fields: { ...static_fields },
    node,
    id,
  };
}

/** States never reveal passwords. */
export function stateOf({ input, state, startedAt, detail }: InputStatus): InputStateSummary {
  return {
    id: input.id,
    state,
    started_at: new Date(startedAt).toISOString(),
    detailed_message: detail,
    message_input: summaryOf(input, false),
  };
}

export function countsOf({
  received,
  bytes,
  malformed,
  dropped,
  connections,
  future,
  lastError,
}: InputCounters): InputCounts {
  return {
    received,
    bytes,
    malformed,
    dropped,
    connections,
    future: {
      messages: future.messages,
      senders: [...future.senders.values()].reverse().map(futureOf),
    },
    last_error: lastError?.text ?? null,
    last_error_at: lastError === null ? null : new Date(lastError.at).toISOString(),
  };
}

const futureOf = ({
  address,
  source,
  messages,
  offsetMs,
  first,
  last,
  seenAt,
}: FutureMessages) => ({
  address: address ?? null,
  source,
  messages,
  offset_ms: offsetMs,
  first: new Date(first).toISOString(),
  last: new Date(last).toISOString(),
  seen_at: new Date(seenAt).toISOString(),
});
