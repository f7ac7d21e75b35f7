import styled from 'styled-components';
import type { StreamRow } from '@/contract/streams';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { t } from '@/shared/texts/t';
import { maySeeOutputs } from './model/stream-rights';
import { StreamRules } from './rules/StreamRules';

/** Expanded below a stream's row: its rules and sharing. Users who may not share it see why. */
export function StreamDetails({ stream }: { stream: StreamRow }) {
  const session = useSession();
  return (
    <Sections>
      <StreamRules stream={stream} />
      <ButtonLink variant="secondary" to={paths.editStream(stream.id)}>
        {t('streams.rulesAction')}
      </ButtonLink>
      {maySeeOutputs(stream, session) && (
        <ButtonLink variant="secondary" to={paths.streamOutputs(stream.id)}>
          {t('streams.outputsAction')}
        </ButtonLink>
      )}
      <ShareButton entity={{ type: 'stream', id: stream.id, title: stream.title }} />
    </Sections>
  );
}

const Sections = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  > :first-child {
    flex: 1 1 20em;
    min-width: 0;
    margin: 0;
  }
`;
