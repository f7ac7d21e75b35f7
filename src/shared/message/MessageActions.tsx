import { useQuery } from '@tanstack/react-query';
import LinkIcon from 'lucide-react/icons/link';
import { useContext } from 'react';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import type { Stream } from '@/contract/streams';
import { CopyText } from '@/shared/copy-text/CopyText';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { searchesConfig } from '@/shared/searches-config/searches-config';
import { t } from '@/shared/texts/t';
import { presetLabel } from '@/shared/time-range-picker/range-label';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import { messageId } from './facts/message-facts';
import { messageQueries } from './facts/message-queries';
import {
  sharedFields,
  surroundingChoices,
  surroundingPath,
  DEFAULT_SURROUNDINGS,
} from './facts/searches-around';
import { useRoot } from './values/use-root';

type MessageActionsProps = {
  message: ResultMessage;
  /** Whether the changes of decorators are shown; undefined if there are none. */
  changes: boolean | undefined;
  onChangesChange: (changes: boolean) => void;
  /** The message has its own page. */
  isPage: boolean;
  json: () => Promise<string>;
  raw: boolean;
  onRawChange: (raw: boolean) => void;
  context: boolean;
  onContextChange: (context: boolean) => void;
  /** The form of a new stream for such messages; undefined if the user may not create one. */
  newStreamPath: string | undefined;
};

/** Actions on the message as a whole. */
export function MessageActions({
  message,
  changes,
  onChangesChange,
  isPage,
  json,
  raw,
  onRawChange,
  context,
  onContextChange,
  newStreamPath,
}: MessageActionsProps) {
  const id = messageId(message);
  const isStored = message.index !== '';
  return (
    <Actions>
      {changes !== undefined && (
        <Button variant="quiet" aria-pressed={changes} onClick={() => onChangesChange(!changes)}>
          {t('message.showChanges')}
        </Button>
      )}
      {isStored && !isPage && (
        <ButtonLink
          to={paths.message(message.index, id)}
          icon={<LinkIcon aria-hidden size="1.15em" />}
        >
          {t('message.permalink')}
        </ButtonLink>
      )}
      <CopyText text={() => id} label={t('message.copyId')} />
      <CopyText text={json} label={t('message.copy')} />
      <SurroundingSearches message={message} />
      <Button variant="quiet" aria-pressed={context} onClick={() => onContextChange(!context)}>
        {t('message.inContext')}
      </Button>
      {isStored && <TestAgainstStream message={message} />}
      {newStreamPath !== undefined && (
        <ButtonLink to={newStreamPath}>{t('message.newStream')}</ButtonLink>
      )}
      <Button
        variant="quiet"
        aria-pressed={raw}
        aria-keyshortcuts="v"
        title={t('message.rawHelp')}
        onClick={() => onRawChange(!raw)}
      >
        {t('message.raw')}
      </Button>
    </Actions>
  );
}

function SurroundingSearches({ message }: { message: ResultMessage }) {
  const { data } = useQuery({ ...searchesConfig(), retry: false });
  const root = useRoot();
  const config = data ?? DEFAULT_SURROUNDINGS;
  const fields = sharedFields(message.message, config.surrounding_filter_fields);
  const items = surroundingChoices(config.surrounding_timerange_options).flatMap(
    ({ seconds, label }) => {
      const path = surroundingPath(message, seconds, fields);
      const href = `${root}${path}`;
      return path === undefined
        ? []
        : [
            {
              id: `${seconds}`,
              label: presetLabel({ seconds, label }),
              href,
              onSelect: () => void window.open(href, '_blank', 'noopener'),
            },
          ];
    },
  );
  if (items.length === 0) return null;
  return (
    <Menu
      label={t('message.surrounding')}
      trigger={<Button variant="quiet">{t('message.surrounding')}</Button>}
      items={items}
    />
  );
}

function TestAgainstStream({ message }: { message: ResultMessage }) {
  const routeExists = useContext(RouteExists);
  if (!routeExists(paths.editStream('stream'))) return null;
  return <StreamsToTest message={message} />;
}

function StreamsToTest({ message }: { message: ResultMessage }) {
  const { data } = useQuery({ ...messageQueries.streams(), retry: false });
  const root = useRoot();
  const items = (data ?? []).map((stream: Stream) => {
    const href = `${root}${paths.editStream(stream.id, { index: message.index, message_id: messageId(message) })}`;
    return stream.is_default
      ? {
          id: stream.id,
          label: stream.title,
          disabled: true,
          title: t('message.defaultStream'),
          onSelect: () => undefined,
        }
      : {
          id: stream.id,
          label: stream.title,
          href,
          onSelect: () => void window.open(href, '_blank', 'noopener'),
        };
  });
  const none = {
    id: 'none',
    label: t('message.noStreamsToTest'),
    disabled: true,
    onSelect: () => undefined,
  };
  return (
    <Menu
      label={t('message.testAgainstStream')}
      trigger={<Button variant="quiet">{t('message.testAgainstStream')}</Button>}
      items={items.length > 0 ? items : [none]}
    />
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.hair};
  margin-inline-start: -${({ theme }) => theme.space.button};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    margin-inline-start: 0;
  }
  button[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }
`;
