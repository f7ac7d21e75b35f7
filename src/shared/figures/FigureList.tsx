import styled from 'styled-components';
import { Live } from '@/shared/connection/Live';

/** `bad` ones stand out, such as lost messages. */
export type ShownFigure = { text: string; bad?: boolean };

/** Live figures of a thing in one line, such as what it received, sent or lost. */
export function FigureList({ label, figures }: { label: string; figures: readonly ShownFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <Live>
      <List aria-label={label}>
        {figures.map(({ text, bad = false }) => (
          <Item key={text} $bad={bad}>
            {text}
          </Item>
        ))}
      </List>
    </Live>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;
`;

const Item = styled.li<{ $bad: boolean }>`
  color: ${({ theme, $bad }) => ($bad ? theme.color.danger : theme.color.text)};
`;
