import styled from 'styled-components';
import { serverFormText } from '@/shared/texts/server-text';
import { choiceButton } from '@/ui/button/plain-button';
import type { EntityType } from './typed-form';

type TypeChoiceProps = {
  label: string;
  types: readonly EntityType[];
  onChoose: (type: string) => void;
};

/** Types may arrive after the sheet opened and took the focus. */
const focus = (element: HTMLElement | null) => element?.focus();

/** The types that the server offers, by name. */
export function TypeChoice({ label, types, onChoose }: TypeChoiceProps) {
  return (
    <List aria-label={label}>
      {types
        .toSorted((one, other) => one.name.localeCompare(other.name))
        .map(({ type, name, description = '' }, index) => (
          <li key={type}>
            <Choice
              type="button"
              {...(index === 0 && { 'data-autofocus': true, ref: focus })}
              onClick={() => onChoose(type)}
            >
              <strong>{name}</strong>
              <span>{serverFormText(description)}</span>
            </Choice>
          </li>
        ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.hair};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  ${choiceButton}
  display: grid;
  padding: ${({ theme }) => theme.space.s};
  strong {
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
`;
