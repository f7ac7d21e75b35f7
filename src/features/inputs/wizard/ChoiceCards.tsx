import type { ReactNode } from 'react';
import styled from 'styled-components';

type Choice<Value extends string> = { value: Value; title: string; text?: ReactNode };
type ChoiceCardsProps<Value extends string> = {
  legend: string;
  name: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  choices: readonly Choice<Value>[];
};

/** Cards to choose one of. They are native radio buttons, so that arrow keys work. */
export function ChoiceCards<Value extends string>({
  legend,
  name,
  value,
  onChange,
  choices,
}: ChoiceCardsProps<Value>) {
  return (
    <Group>
      <legend>{legend}</legend>
      <Cards>
        {choices.map((choice) => (
          <Card key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <strong>{choice.title}</strong>
            {choice.text !== undefined && <span>{choice.text}</span>}
          </Card>
        ))}
      </Cards>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0 0 ${({ theme }) => theme.space.s};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ theme }) => theme.width.fieldValue}), 1fr)
  );
  gap: ${({ theme }) => theme.space.s};
`;

const Card = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;
  input {
    margin: 0.2em 0 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
  strong {
    font-weight: ${({ theme }) => theme.weight.semibold};
    overflow-wrap: anywhere;
  }
  span {
    grid-column: 2;
    color: ${({ theme }) => theme.color.muted};
    overflow-wrap: anywhere;
  }
  &:hover {
    border-color: ${({ theme }) => theme.color.accent};
  }
  &:has(input:checked) {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
  }
  &:has(input:focus-visible) {
    outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus};
  }
`;
