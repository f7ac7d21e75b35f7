import styled from 'styled-components';
import type { Stream } from '@/contract/streams';
import { errorText } from '@/shared/failure/error-text';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { followPath } from '@/shared/message/facts/searches-around';
import { MessageDetails } from '@/shared/message/MessageDetails';
import { t } from '@/shared/texts/t';
import { useSession } from '@/shared/session/session-context';
import { Notice } from '@/ui/notice/Notice';
import { Spinner } from '@/ui/spinner/Spinner';
import type { RuleInputs } from '../model/queries';
import { ruleText } from '../rules/rule-text';
import { VerdictLine } from '../rules/RuleList';
import type { TestMessage } from './message-address';
import type { MessageTest } from './use-message-test';

type MessageOutcomeProps = {
  stream: Pick<Stream, 'is_default' | 'rules'>;
  message: TestMessage;
  test: MessageTest;
  inputs: RuleInputs | undefined;
};

/** Whether the stream would take the message, and the message with all its fields. */
export function MessageOutcome({
  stream,
  message: { index, id },
  test,
  inputs,
}: MessageOutcomeProps) {
  const { zone } = useSession();
  const { found, fields, match, takes, verdicts } = test;
  const message = found.data && fields && { message: fields, index: found.data.index };
  return (
    <Outcome>
      {verdicts && takes !== undefined && (
        <Notice tone={takes ? 'success' : 'warning'}>
          {t(takes ? 'streams.wouldMatch' : 'streams.wouldNotMatch')}
        </Notice>
      )}
      {verdicts && verdicts.size > 0 && (
        <Rules aria-label={t('streams.column.rules')}>
          {stream.rules.map((rule) => {
            const verdict = verdicts.get(rule.id);
            return (
              verdict && (
                <li key={rule.id}>
                  <span>{ruleText(rule, inputs)}</span>
                  <VerdictLine rule={rule} verdict={verdict} inputs={inputs} />
                </li>
              )
            );
          })}
        </Rules>
      )}
      {stream.is_default && <p>{t('message.defaultStream')}</p>}
      {match.isError && (
        <FailureNotice
          error={match.error}
          title={t('streams.notTested')}
          text={errorText(match.error)}
          retry={() => void match.refetch()}
        />
      )}
      {match.isFetching && !match.data && takes === undefined && (
        <Spinner label={t('streams.testing')} />
      )}
      {found.isError && <FailureNotice error={found.error} retry={() => void found.refetch()} />}
      {found.isPending && <Spinner label={t('message.loading')} />}
      {message && (
        <MessageDetails
          key={`${index}/${id}`}
          message={message}
          zone={zone}
          actions={{ followPath: (field, value) => followPath(message, field, value) }}
        />
      )}
    </Outcome>
  );
}

const Rules = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

const Outcome = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.m};
  > p {
    margin: 0;
  }
`;
