import SearchIcon from 'lucide-react/icons/search';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { InputCounts, InputSummary, InputTypeInfo } from '@/contract/inputs';
import { Configuration } from '@/shared/config-form/Configuration';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { Skeleton } from '@/ui/skeleton/Skeleton';
import { FutureMark } from '../details/FutureMessages';
import { Figures } from '../details/Figures';
import type { InputFigures } from '../state/input-figures';
import { foremost, type NodeState } from '../state/input-state';
import { InputFacts, InputTroubles } from '../details/InputFacts';
import { InputMenu } from '../actions/InputMenu';
import { listenAddressOf } from '../sending/listen-address';
import { RunButton } from '../actions/RunButton';
import { StateChip } from '../state/StateChip';
import { StaticFields } from '../static-fields/StaticFields';
import { receivedBy } from '../actions/use-input-actions';

export type InputItemProps = {
  input: InputSummary;
  info: InputTypeInfo | undefined;
  /** Undefined while unknown; empty for a stopped input. */
  states: readonly NodeState[] | undefined;
  figures: InputFigures | undefined;
  counts: InputCounts | undefined;
  menu: (input: InputSummary) => MenuItem[];
};

export function InputItem({ input, info, states, figures, counts, menu }: InputItemProps) {
  return (
    <Item aria-label={input.title}>
      <Head>
        <h3>
          <Link to={paths.input(input.id)}>{input.title}</Link>
        </h3>
        {states ? <StateChip state={foremost(states)?.state} /> : <Skeleton width="5em" />}
        {input.name !== input.title && <Type>{input.name}</Type>}
        <Actions>
          <ButtonLink
            to={receivedBy(input.id)}
            icon={<SearchIcon aria-hidden size="1.1em" />}
            aria-label={t('inputs.showReceivedOf', { title: input.title })}
          >
            {t('inputs.showReceived')}
          </ButtonLink>
          <RunButton input={input} states={states} />
          <InputMenu title={input.title} items={menu(input)} />
        </Actions>
      </Head>
      <InputFacts input={input} states={states} />
      <InputTroubles input={input} states={states} />
      <FutureMark input={input} counts={counts} />
      <Figures figures={figures} counts={counts} listens={listenAddressOf(input)} />
      <StaticFields input={input} />
      <More>
        <summary>{t('inputs.configuration')}</summary>
        <Configuration values={input.attributes} requested={info?.requested_configuration} />
      </More>
    </Item>
  );
}

const Item = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.m} 0;
  border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  content-visibility: auto;
  contain-intrinsic-height: auto 8em;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  h3 {
    min-width: 0;
    margin: 0;
    font-size: ${({ theme }) => theme.size.large};
    font-weight: ${({ theme }) => theme.weight.bold};
    overflow-wrap: anywhere;
  }
  h3 a {
    color: ${({ theme }) => theme.color.text};
    text-decoration: none;
  }
  h3 a:hover {
    color: ${({ theme }) => theme.color.accent};
    text-decoration: underline;
  }
`;

const Type = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  margin-inline-start: auto;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    flex-flow: row nowrap;
    flex-basis: 100%;
    margin-block: ${({ theme }) => theme.space.xs};
    > a {
      flex: 1 1 auto;
      min-width: 0;
      padding-inline: 0;
      justify-content: start;
      white-space: normal;
    }
    > button {
      flex: none;
    }
  }
`;

const More = styled.details`
  summary {
    width: fit-content;
    color: ${({ theme }) => theme.color.muted};
    cursor: pointer;
  }
  summary:hover {
    color: ${({ theme }) => theme.color.text};
  }
  > :not(summary) {
    max-width: ${({ theme }) => theme.width.dialogLarge};
    padding-top: ${({ theme }) => theme.space.s};
  }
  @media (pointer: coarse) {
    summary {
      padding-block: ${({ theme }) => theme.space.m};
    }
  }
`;
