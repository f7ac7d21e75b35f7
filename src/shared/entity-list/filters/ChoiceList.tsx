import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { choiceButton } from '@/ui/button/plain-button';

type ChoiceListProps = {
  label: string;
  choices: readonly { value: string; title: string }[];
  onChoose: (value: string) => void;
};

/** A list of values; a click applies one. */
export function ChoiceList({ label, choices, onChoose }: ChoiceListProps) {
  if (choices.length === 0) return <None>{t('lists.filterNone')}</None>;
  return (
    <List aria-label={label}>
      {choices.map(({ value, title }) => (
        <li key={value}>
          <Choice type="button" onClick={() => onChoose(value)}>
            {title}
          </Choice>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  max-height: ${({ theme }) => theme.width.fieldValue};
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

const Choice = styled.button`
  ${choiceButton}
  overflow-wrap: anywhere;
`;

const None = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
`;
