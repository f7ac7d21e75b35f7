import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Stream } from '@/contract/streams';
import { streamTakes, testRule, type Seen } from '@/domain/streams/test-rules';
import { messageQueries } from '@/shared/message/facts/message-queries';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { streamQueries } from '../model/queries';
import type { TestMessage } from './message-address';

type Verdict = { matches: boolean | undefined; seen: Seen | undefined };

/**
 * Loads a message and tests the rules of a stream with it. The server decides; what the message has
 * where a rule looks is found here.
 */
export function useMessageTest(stream: Stream, { index, id }: TestMessage) {
  const backtracks = !useIsEmbedded();
  const isNamed = index !== '' && id !== '';
  const found = useQuery({
    ...messageQueries.whole(index, id),
    enabled: isNamed,
    retry: false,
  });
  const fields = isNamed ? found.data?.message.fields : undefined;
  const isTestable = !stream.is_default && stream.rules.length > 0;
  const match = useQuery({
    ...streamQueries.match(stream, index, id, fields),
    enabled: fields !== undefined && isTestable,
    retry: false,
  });
  const own = useMemo(
    () =>
      fields &&
      stream.rules.map((rule) => ({ id: rule.id, test: testRule(rule, fields, { backtracks }) })),
    [fields, stream.rules, backtracks],
  );
  const answer = match.data;
  const verdicts = useMemo(
    () =>
      own &&
      isTestable &&
      !match.isError &&
      new Map(
        own.flatMap(({ id: rule, test }): [string, Verdict][] =>
          test ? [[rule, { matches: answer?.rules[rule] ?? test.matches, seen: test.seen }]] : [],
        ),
      ),
    [own, isTestable, match.isError, answer],
  );
  return {
    isNamed,
    found,
    fields,
    match,
    verdicts: verdicts || undefined,
    takes: verdicts
      ? (answer?.matches ??
        streamTakes(
          stream.matching_type,
          [...verdicts.values()].map(({ matches }) => matches),
        ))
      : undefined,
  };
}

export type MessageTest = ReturnType<typeof useMessageTest>;
