import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import type { InputSummary, InputTypeInfo } from '@/contract/inputs';
import { searchTexts } from '@/shared/lists/list-texts';
import { t } from '@/shared/texts/t';
import { choiceButton } from '@/ui/button/plain-button';
import { SearchableList } from '@/ui/list/SearchableList';
import { usualPort } from '../sending/listen-address';
import { obstacle } from './starts';

type TypeChoiceProps = {
  types: readonly InputTypeInfo[];
  inputs: readonly InputSummary[];
  onChoose: (type: string) => void;
};

/**
 * All input types of the server, with the reason for those it cannot run. Enter chooses the first
 * match.
 */
export function TypeChoice({ types, inputs, onChoose }: TypeChoiceProps) {
  const sorted = types.toSorted(
    (one, other) =>
      Number(obstacle(one, inputs) !== undefined) - Number(obstacle(other, inputs) !== undefined) ||
      one.name.localeCompare(other.name),
  );
  const takeFirst = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector<HTMLElement>('[data-choice]')?.click();
  };
  return (
    <form onSubmit={takeFirst}>
      <SearchableList
        items={sorted}
        textOf={({ name, type }) => `${name}\n${type}`}
        texts={searchTexts()}
      >
        {(found) => <FoundTypes found={found} inputs={inputs} onChoose={onChoose} />}
      </SearchableList>
    </form>
  );
}

function FoundTypes({
  found,
  ...rest
}: { found: readonly InputTypeInfo[] } & Pick<TypeChoiceProps, 'inputs' | 'onChoose'>) {
  const isOff = (info: InputTypeInfo) => obstacle(info, rest.inputs)?.kind === 'unavailable';
  const off = found.filter(isOff);
  const choices = found.filter((info) => !isOff(info));
  return (
    <>
      {choices.length > 0 && (
        <List aria-label={t('inputs.types')}>
          {choices.map((info) => (
            <li key={info.type}>
              <OneType info={info} {...rest} />
            </li>
          ))}
        </List>
      )}
      {off.length > 0 && (
        <Fold open={choices.length === 0 || undefined}>
          <summary>{t('inputs.unavailableTypes', { count: off.length })}</summary>
          <List>
            {off.map((info) => (
              <li key={info.type}>
                <OneType info={info} {...rest} />
              </li>
            ))}
          </List>
        </Fold>
      )}
    </>
  );
}

function OneType({
  info,
  inputs,
  onChoose,
}: { info: InputTypeInfo } & Pick<TypeChoiceProps, 'inputs' | 'onChoose'>) {
  const problem = obstacle(info, inputs);
  const port = usualPort(info.requested_configuration);
  if (problem) {
    return (
      <Off>
        <strong>{info.name}</strong>
        <span>
          {problem.kind === 'exists'
            ? t('inputs.onlyOne')
            : t('inputs.unavailable', { reason: problem.reason })}
        </span>
      </Off>
    );
  }
  return (
    <Choice type="button" data-choice onClick={() => onChoose(info.type)}>
      <strong>{info.name}</strong>
      {port !== undefined && <span>{t('inputs.usualPort', { port })}</span>}
    </Choice>
  );
}

const Fold = styled.details`
  summary {
    width: fit-content;
    padding: ${({ theme }) => theme.space.s};
    color: ${({ theme }) => theme.color.muted};
    cursor: pointer;
  }
  summary:hover {
    color: ${({ theme }) => theme.color.text};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.hair};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Off = styled.div`
  display: grid;
  padding: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  strong {
    font-weight: ${({ theme }) => theme.weight.medium};
  }
  span {
    font-size: ${({ theme }) => theme.size.small};
  }
`;

const Choice = styled.button`
  ${choiceButton}
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.s};
  strong {
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
`;
