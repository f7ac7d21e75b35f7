import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { Stream } from '@/contract/streams';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { searchPath } from '@/shared/message/facts/search-address';
import { followPath } from '@/shared/message/facts/searches-around';
import { MessageDetails } from '@/shared/message/MessageDetails';
import { messageQueries } from '@/shared/message/facts/message-queries';
import { useAddress } from '@/shared/navigation/use-address';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { PageLoader } from '@/shared/resource/PageLoader';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';
import { Notice } from '@/ui/notice/Notice';
import { Spinner } from '@/ui/spinner/Spinner';
import { TextInput } from '@/ui/text-input/TextInput';
import { streamQueries } from './model/queries';
import { mayEdit } from './model/stream-rights';
import { StreamRules } from './rules/StreamRules';
import { streams } from './model/streams';
import { StreamSheet } from './StreamSheet';

/** URL parameters, with the names that Graylog's own links use. */
const [INDEX, MESSAGE] = ['index', 'message_id'];

/** The rules of a stream, tested with the message that the URL names. */
export function EditStreamPage() {
  const { streamId = '' } = useParams();
  const { permits } = useSession();
  const [editing, setEditing] = useState(false);
  const query = useQuery({ ...streams.one(streamId), throwOnError: isPageFailure });
  const head = (title: string, actions?: ReactNode) => (
    <PageHead
      title={title}
      description={t('streams.rulesLead')}
      way={[{ title: t('streams.title'), to: paths.streams() }]}
      actions={actions}
    />
  );
  return (
    <PageLoader
      query={query}
      head={head(t('streams.column.rules'))}
      loading={t('streams.loadingForm')}
    >
      {(stream) => (
        <DetailPage
          head={head(
            t('streams.rulesOf', { title: stream.title }),
            mayEdit(stream, permits) && (
              <Button onClick={() => setEditing(true)}>{t('streams.edit')}</Button>
            ),
          )}
        >
          <MatchTest stream={stream} />
          {editing && (
            <StreamSheet task={{ kind: 'edit', id: stream.id }} onClose={() => setEditing(false)} />
          )}
        </DetailPage>
      )}
    </PageLoader>
  );
}

function MatchTest({ stream }: { stream: Stream }) {
  const { zone } = useSession();
  const [params, change] = useAddress();
  const [index, id] = [params.get(INDEX) ?? '', params.get(MESSAGE) ?? ''];
  const named = index !== '' && id !== '';
  const found = useQuery({ ...messageQueries.whole(index, id), enabled: named, retry: false });
  const fields = named ? found.data?.message.fields : undefined;
  const match = useQuery({
    ...streamQueries.match(stream, index, id, fields),
    enabled: fields !== undefined && !stream.is_default,
    retry: false,
  });
  const message = found.data && fields && { message: fields, index: found.data.index };
  return (
    <>
      <DetailCard title={t('streams.column.rules')}>
        <StreamRules stream={stream} matches={match.data?.rules} />
        {stream.is_default && <p>{t('message.defaultStream')}</p>}
        {match.data && (
          <Notice tone={match.data.matches ? 'success' : 'warning'}>
            {t(match.data.matches ? 'streams.wouldMatch' : 'streams.wouldNotMatch')}
          </Notice>
        )}
        {match.isError && (
          <FailureNotice
            error={match.error}
            title={t('streams.notTested')}
            text={match.error.message}
            retry={() => void match.refetch()}
          />
        )}
        {match.isFetching && !match.data && <Spinner label={t('streams.testing')} />}
      </DetailCard>
      <DetailCard title={t('streams.tryMessage')}>
        <MessageChoice
          key={`choice ${index}/${id}`}
          index={index}
          id={id}
          onChoice={(chosen) =>
            change((before) => {
              before.set(INDEX, chosen.index);
              before.set(MESSAGE, chosen.id);
              return before;
            })
          }
        />
        {named && found.isError && (
          <FailureNotice error={found.error} retry={() => void found.refetch()} />
        )}
        {named && found.isPending && <Spinner label={t('message.loading')} />}
        {message && (
          <MessageDetails
            key={`${index}/${id}`}
            message={message}
            zone={zone}
            actions={{
              searchPath,
              followPath: (field, value) => followPath(message, field, value),
            }}
          />
        )}
      </DetailCard>
    </>
  );
}

type Choice = { index: string; id: string };

function MessageChoice({ onChoice, ...asked }: Choice & { onChoice: (chosen: Choice) => void }) {
  const [chosen, setChosen] = useState<Choice>(asked);
  const { index, id } = { index: chosen.index.trim(), id: chosen.id.trim() };
  return (
    <Choices
      onSubmit={(event) => {
        event.preventDefault();
        if (index !== '' && id !== '') onChoice({ index, id });
      }}
    >
      <TextInput
        label={t('streams.tryIndex')}
        value={chosen.index}
        required
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setChosen({ ...chosen, index: event.target.value })}
      />
      <TextInput
        label={t('streams.tryId')}
        value={chosen.id}
        required
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setChosen({ ...chosen, id: event.target.value })}
      />
      <Button type="submit" disabled={index === '' || id === ''}>
        {t('streams.tryLoad')}
      </Button>
      <p>{t('streams.tryHelp')}</p>
    </Choices>
  );
}

const Choices = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;
  align-items: end;
  gap: ${({ theme }) => theme.space.m};
  p {
    grid-column: 1 / -1;
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
    > button {
      justify-self: start;
    }
  }
`;
