import { useQuery } from '@tanstack/react-query';
import Inbox from 'lucide-react/icons/inbox';
import Plus from 'lucide-react/icons/plus';
import { useMemo } from 'react';
import styled from 'styled-components';
import type { InputSummary } from '@/contract/inputs';
import { PERMISSIONS } from '@/contract/permissions';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useKeys } from '@/shared/keys/use-keys';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { useAddress } from '@/shared/navigation/use-address';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';
import { EmptyState } from '@/ui/empty-state/EmptyState';
import { Notice } from '@/ui/notice/Notice';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { BacklogNotice } from './BacklogNotice';
import { InputFilters } from './InputFilters';
import { InputItem } from './InputItem';
import { groupOfAll } from '../state/input-state';
import { byTitle, matches, readFilter, writeFilter, type InputFilter } from './list-address';
import { inputQueries } from '../state/queries';
import { useInputActions } from '../actions/use-input-actions';
import { useLive } from '../state/use-live';

export function InputsPage() {
  const { permits } = useSession();
  const { data: inputs, error, refetch } = useQuery(inputQueries.list());
  const { menuOf, launch, dialog } = useInputActions(inputs ?? NONE);
  useKeys(
    t('lists.keys'),
    permits(PERMISSIONS.inputs.create)
      ? [{ keys: 'c', label: t('inputs.launch'), run: launch }]
      : [],
  );
  const actions = (
    <>
      <ButtonLink to={paths.sendLogs()}>{t('inputs.sendLogs')}</ButtonLink>
      {permits(PERMISSIONS.inputs.create) && (
        <Button variant="primary" icon={<Plus aria-hidden size="1.1em" />} onClick={launch}>
          {t('inputs.launch')}
        </Button>
      )}
    </>
  );
  return (
    <DetailPage
      head={<PageHead title={t('inputs.title')} description={t('inputs.lead')} actions={actions} />}
    >
      <FailureNotice error={error} retry={() => void refetch()} title={t('inputs.notListed')} />
      {!inputs && !error && <SkeletonList rows={5} columns={3} label={t('inputs.loading')} />}
      {inputs &&
        (inputs.length === 0 ? (
          <Nothing forbidden={!permits(PERMISSIONS.inputs.read)} />
        ) : (
          <List inputs={inputs} menu={menuOf} />
        ))}
      {dialog}
    </DetailPage>
  );
}

const NONE: readonly InputSummary[] = [];

function Nothing({ forbidden }: { forbidden: boolean }) {
  if (forbidden)
    return (
      <EmptyState title={t('inputs.noneReadable')} icon={<Inbox size="1em" />}>
        {t('inputs.noneReadableText')}
      </EmptyState>
    );
  return (
    <EmptyState
      title={t('inputs.none')}
      icon={<Inbox size="1em" />}
      action={
        <ButtonLink variant="primary" to={paths.sendLogs()}>
          {t('inputs.sendLogs')}
        </ButtonLink>
      }
    >
      {t('inputs.noneText')}
    </EmptyState>
  );
}

function List({
  inputs,
  menu,
}: {
  inputs: readonly InputSummary[];
  menu: ReturnType<typeof useInputActions>['menuOf'];
}) {
  const [params, changeAddress] = useAddress();
  const filter = readFilter(params);
  const sorted = useMemo(() => inputs.toSorted(byTitle), [inputs]);
  const types = useQuery(inputQueries.types());
  const { states, statesError, figures, counts } = useLive(sorted);
  const change = (next: Partial<InputFilter>, options = { replace: false }) =>
    changeAddress((before) => writeFilter({ ...readFilter(before), ...next }, before), options);
  const shown = sorted.filter((input) => matches(input, filter, states));
  const failed = states
    ? sorted.filter(({ id }) => groupOfAll(states.get(id) ?? []) === 'failed').length
    : 0;
  const groups = [
    {
      key: 'global',
      title: t('inputs.globalInputs', { count: shown.filter(({ global }) => global).length }),
      inputs: shown.filter(({ global }) => global),
    },
    {
      key: 'local',
      title: t('inputs.localInputs', { count: shown.filter(({ global }) => !global).length }),
      inputs: shown.filter(({ global }) => !global),
    },
  ].filter((group) => group.inputs.length > 0);
  return (
    <>
      <InputFilters filter={filter} onChange={change} inputs={inputs} />
      {failed > 0 && filter.state !== 'failed' && (
        <Notice
          tone="warning"
          actions={
            <Button onClick={() => change({ text: '', type: '', node: '', state: 'failed' })}>
              {t('inputs.showFailed', { count: failed })}
            </Button>
          }
        >
          {t('inputs.failedCount', { count: failed })}
        </Notice>
      )}
      <BacklogNotice />
      {statesError && <Notice tone="warning">{t('inputs.statesUnknown')}</Notice>}
      {groups.length === 0 && (
        <EmptyState title={t('inputs.noMatch')}>{t('inputs.noMatchText')}</EmptyState>
      )}
      {groups.map((group) => (
        <DetailCard key={group.key} title={group.title}>
          <Items>
            {group.inputs.map((input) => (
              <li key={input.id}>
                <InputItem
                  input={input}
                  info={types.data?.[input.type]}
                  states={states && (states.get(input.id) ?? [])}
                  figures={figures?.[input.id]}
                  counts={counts?.[input.id]}
                  menu={menu}
                />
              </li>
            ))}
          </Items>
        </DetailCard>
      ))}
    </>
  );
}

const Items = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li:first-child > article {
    padding-top: 0;
    border-top: 0;
  }
  > li:last-child > article {
    padding-bottom: 0;
  }
`;
