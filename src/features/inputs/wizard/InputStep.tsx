import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import type { InputSummary, InputTypeInfo } from '@/contract/inputs';
import { PERMISSIONS } from '@/contract/permissions';
import type { Source } from '@/domain/inputs/input-types';
import { nodesPoll } from '@/shared/background/polls';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { SkeletonForm } from '@/ui/skeleton/SkeletonShapes';
import { groupOfAll, type InputStates } from '../state/input-state';
import { obstacle, startOfNew } from '../launch/starts';
import { listenAddressOf, addressText } from '../sending/listen-address';
import { inputQueries } from '../state/queries';
import { groupTexts } from '../state/StateChip';
import { useLive } from '../state/use-live';
import { ChoiceCards } from './ChoiceCards';
import { NewInput } from './NewInput';
import { availableTypes } from './available-types';

type InputStepProps = {
  source: Source;
  type: string;
  input: string;
  onType: (type: string) => void;
  onInput: (id: string) => void;
  onLaunched: (id: string) => void;
};

const NEW = 'new';

/** Offers existing inputs of the type, and a new one with everything filled in. */
export function InputStep(props: InputStepProps) {
  const types = useQuery(inputQueries.types());
  const list = useQuery(inputQueries.list());
  const nodes = usePermittedQuery(PERMISSIONS.system.read, nodesPoll);
  const error = types.error ?? list.error;
  if (error)
    return (
      <FailureNotice
        error={error}
        retry={() => void Promise.all([types.refetch(), list.refetch()])}
      />
    );
  if (!types.data || !list.data || (!nodes.data && !nodes.error && !nodes.forbidden))
    return <SkeletonForm label={t('inputs.loadingForm')} />;
  return (
    <Choices
      {...props}
      kinds={availableTypes(props.source, types.data, list.data)}
      inputs={list.data}
      nodeId={Object.keys(nodes.data ?? {})[0] ?? ''}
    />
  );
}

function Choices({
  type,
  input,
  onType,
  onInput,
  onLaunched,
  kinds,
  inputs,
  nodeId,
}: InputStepProps & {
  kinds: readonly InputTypeInfo[];
  inputs: readonly InputSummary[];
  nodeId: string;
}) {
  const { permits } = useSession();
  const { states } = useLive(inputs);
  const [wantsNew, setWantsNew] = useState(false);
  const kind = kinds.find((one) => one.type === type) ?? kinds[0];
  if (!kind) return <Notice tone="warning">{t('inputs.noKind')}</Notice>;
  const there = inputs.filter((one) => one.type === kind.type);
  const may = permits(PERMISSIONS.inputs.create) && obstacle(kind, inputs) === undefined;
  const chosen =
    there.some(({ id }) => id === input) && !wantsNew
      ? input
      : may && (wantsNew || there.length === 0)
        ? NEW
        : undefined;
  const choose = (id: string) => {
    setWantsNew(id === NEW);
    onInput(id === NEW ? '' : id);
  };
  return (
    <Stack>
      {kinds.length > 1 && (
        <ChoiceCards
          legend={t('inputs.protocol')}
          name="type"
          value={kind.type}
          onChange={(next) => {
            setWantsNew(false);
            onType(next);
          }}
          choices={kinds.map((one) => ({ value: one.type, title: one.name }))}
        />
      )}
      {there.length > 0 && (
        <ChoiceCards
          legend={t('inputs.which')}
          name="input"
          value={chosen}
          onChange={choose}
          choices={[
            ...there.map((one) => ({
              value: one.id,
              title: one.title,
              text: aboutOne(one, states),
            })),
            ...(may
              ? [{ value: NEW, title: t('inputs.newOne'), text: t('inputs.newOneText') }]
              : []),
          ]}
        />
      )}
      {there.length === 0 && !may && <Notice tone="warning">{t('inputs.mayNotLaunch')}</Notice>}
      {chosen === NEW && (
        <NewInput
          key={kind.type}
          info={kind}
          start={startOfNew(kind, { inputs, nodeId })}
          onLaunched={onLaunched}
        />
      )}
    </Stack>
  );
}

function aboutOne(input: InputSummary, states: InputStates | undefined): string {
  const listens = listenAddressOf(input);
  const state = states && t(groupTexts[groupOfAll(states.get(input.id) ?? [])]);
  return [listens && `${listens.transport}://${addressText(listens)}`, state]
    .filter(Boolean)
    .join(' · ');
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;
