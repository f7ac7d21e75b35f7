import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { consumesKeys } from '@/shared/keys/consumes-keys';
import { t } from '@/shared/texts/t';
import { ContextRows } from './context/ContextRows';
import { DecorationChanges, decorationsOf } from './DecorationChanges';
import { messageId } from './facts/message-facts';
import { messageQueries } from './facts/message-queries';
import { useWholeMessages } from './facts/whole-message';
import { MessageActions } from './MessageActions';
import { MessageFacts } from './MessageFacts';
import { useNewStreamPath } from './use-new-stream-path';
import { FieldValues } from './values/FieldValues';
import type { FieldActions } from './values/value-actions';

export type MessageDetailsProps = {
  message: ResultMessage;
  zone: string;
  actions: FieldActions;
  isPage?: boolean;
};

/**
 * All fields of a message. Truncated texts are fetched in full when the user expands or copies
 * them.
 */
export function MessageDetails({ message, zone, actions, isPage = false }: MessageDetailsProps) {
  const id = messageId(message);
  const uncut = useWholeMessages()(message);
  const [wanted, setWanted] = useState(false);
  const [raw, setRaw] = useState(false);
  const [context, setContext] = useState(false);
  const decorations = decorationsOf(message);
  const [changes, setChanges] = useState(false);
  const whole = useQuery({ ...messageQueries.whole(message.index, id), enabled: wanted });
  const show = () => {
    setWanted(true);
    if (whole.isError) void whole.refetch();
  };
  const fields = whole.data?.message.fields ?? message.message;
  const newStreamPath = useNewStreamPath(message.index, id);
  const valueActions = useMemo(
    (): FieldActions => ({ ...actions, ...(newStreamPath && { newStreamPath }) }),
    [actions, newStreamPath],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (
      event.key !== 'v' ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      consumesKeys(event.target)
    )
      return;
    event.preventDefault();
    setRaw(!raw);
  };

  return (
    <Panel aria-label={t('message.detailsOf', { id })} onKeyDown={onKeyDown}>
      <MessageFacts message={message} zone={zone} />
      <MessageActions
        message={message}
        changes={decorations && changes}
        onChangesChange={setChanges}
        isPage={isPage}
        json={uncut.json}
        raw={raw}
        onRawChange={setRaw}
        context={context}
        onContextChange={setContext}
        newStreamPath={newStreamPath?.()}
      />
      {context && <ContextRows message={message} zone={zone} />}
      {decorations && changes && <DecorationChanges stats={decorations} />}
      <FieldValues
        fields={fields}
        marks={message.highlight_ranges}
        raw={raw}
        zone={zone}
        actions={valueActions}
        whole={{ fetch: uncut.fields, show, loading: whole.isFetching, error: whole.error }}
      />
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.s};
`;
