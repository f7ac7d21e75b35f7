import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import type { InputSummary } from '@/contract/inputs';
import { readInstant } from '@/domain/format/instants/instant';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Figures } from '../details/Figures';
import { foremost } from '../state/input-state';
import { InputFacts, InputTroubles } from '../details/InputFacts';
import { listenAddressOf } from '../sending/listen-address';
import { RunButton } from '../actions/RunButton';
import { SendExamples } from '../sending/SendExamples';
import { StateChip } from '../state/StateChip';
import { useInputActions } from '../actions/use-input-actions';
import { useLive } from '../state/use-live';
import { ReceivedList } from './ReceivedList';
import { receivedPoll } from './received-messages';

/** A younger input was created for this, so all its messages count. Milliseconds. */
const YOUNG = 900_000;

/** How to send a first message, and the messages as they arrive. */
export function MessageStep({ input }: { input: InputSummary }) {
  const one = useMemo(() => [input], [input]);
  const live = useLive(one);
  const states = live.states && (live.states.get(input.id) ?? []);
  const [opened] = useState(() => Date.now());
  const poll = useMemo(() => {
    const made = readInstant(input.created_at);
    return receivedPoll(
      input.id,
      made !== undefined && Math.abs(opened - made) < YOUNG ? input.created_at : undefined,
    );
  }, [input.id, input.created_at, opened]);
  const received = useQuery(poll);
  const { menuOf, dialog } = useInputActions(one);
  const edit = menuOf(input)
    .filter((item) => 'onSelect' in item)
    .find(({ id }) => id === 'edit');
  return (
    <Stack>
      <DetailCard
        title={input.title}
        actions={
          <Row>
            {states && <StateChip state={foremost(states)?.state} />}
            <RunButton input={input} states={states} />
            {edit && <Button onClick={edit.onSelect}>{t('inputs.edit')}</Button>}
          </Row>
        }
      >
        <InputFacts input={input} states={states} />
        <InputTroubles input={input} states={states} />
        <Figures
          figures={live.figures?.[input.id]}
          counts={live.counts?.[input.id]}
          listens={listenAddressOf(input)}
        />
      </DetailCard>
      <DetailCard title={t('inputs.sendFirst')}>
        <SendExamples input={input} />
      </DetailCard>
      <DetailCard title={t('inputs.arrived')}>
        <ReceivedList received={received.data} error={received.error} />
      </DetailCard>
      {dialog}
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;
