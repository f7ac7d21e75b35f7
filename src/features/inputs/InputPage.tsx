import { useQuery } from '@tanstack/react-query';
import SearchIcon from 'lucide-react/icons/search';
import { useMemo } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import styled from 'styled-components';
import type { InputSummary } from '@/contract/inputs';
import { Configuration } from '@/shared/config-form/Configuration';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { PageHead } from '@/shared/page-header/PageHead';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { paths } from '@/shared/paths';
import { UsedBy } from '@/shared/references/UsedBy';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';
import { FutureMessages } from './details/FutureMessages';
import { Figures } from './details/Figures';
import { foremost } from './state/input-state';
import { InputFacts, InputTroubles } from './details/InputFacts';
import { InputLoader } from './details/InputLoader';
import { InputMenu } from './actions/InputMenu';
import { listenAddressOf } from './sending/listen-address';
import { inputQueries } from './state/queries';
import { RunButton } from './actions/RunButton';
import { SendExamples } from './sending/SendExamples';
import { StateChip } from './state/StateChip';
import { StaticFieldTable } from './static-fields/StaticFieldTable';
import { receivedBy, useInputActions } from './actions/use-input-actions';
import { useLive } from './state/use-live';

/** The server also passes node addresses here; only ids have dashes. */
const NODE_ID = /^[\da-f]{8}-[\da-f-]{27}$/i;

export function InputPage() {
  const { inputId = '' } = useParams();
  if (NODE_ID.test(inputId)) return <Navigate replace to={paths.inputs({ node: inputId })} />;
  return (
    <>
      <PageTitle title={t('inputs.one')} />
      <Margin>
        <InputLoader key={inputId} id={inputId}>
          {(input) => <Details input={input} />}
        </InputLoader>
      </Margin>
    </>
  );
}

function Details({ input }: { input: InputSummary }) {
  const navigate = useNavigate();
  const one = useMemo(() => [input], [input]);
  const types = useQuery(inputQueries.types());
  const all = useQuery(inputQueries.list());
  const live = useLive(one);
  const states = live.states && (live.states.get(input.id) ?? []);
  const { menuOf, dialog } = useInputActions(
    all.data ?? one,
    () => void navigate(paths.inputs(), { replace: true }),
  );
  const actions = (
    <>
      <ButtonLink to={receivedBy(input.id)} icon={<SearchIcon aria-hidden size="1.1em" />}>
        {t('inputs.showReceived')}
      </ButtonLink>
      <RunButton input={input} states={states} />
      <InputMenu title={input.title} items={menuOf(input)} />
    </>
  );
  return (
    <DetailPage
      columns={2}
      head={
        <PageHead
          way={[{ title: t('inputs.title'), to: paths.inputs() }]}
          title={input.title}
          {...(input.name !== input.title && { description: input.name })}
          actions={actions}
        />
      }
    >
      <DetailCard
        wide
        title={t('inputs.how')}
        actions={states && <StateChip state={foremost(states)?.state} />}
      >
        <InputFacts input={input} states={states} />
        <InputTroubles input={input} states={states} />
        <FutureMessages input={input} counts={live.counts?.[input.id]} />
        <Figures
          figures={live.figures?.[input.id]}
          counts={live.counts?.[input.id]}
          listens={listenAddressOf(input)}
        />
      </DetailCard>
      <DetailCard wide title={t('inputs.sendFirst')}>
        <SendExamples input={input} />
      </DetailCard>
      <DetailCard wide title={t('inputs.staticFields')}>
        <Quiet>{t('inputs.addFieldMeans')}</Quiet>
        <StaticFieldTable input={input} />
      </DetailCard>
      <DetailCard wide title={t('inputs.configuration')}>
        <Configuration
          values={input.attributes}
          requested={types.data?.[input.type]?.requested_configuration}
        />
      </DetailCard>
      <UsedBy wide thing={{ kind: 'input', id: input.id, name: input.title }} />
      {dialog}
    </DetailPage>
  );
}

const Quiet = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

/** Spacing for the states that replace the page while it loads. */
const Margin = styled.div`
  > [role='status'],
  > [role='alert'] {
    margin: ${({ theme }) => theme.space.l} auto;
  }
`;
