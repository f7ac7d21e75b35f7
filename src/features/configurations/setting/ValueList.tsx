import styled from 'styled-components';
import { t } from '@/shared/texts/t';

export type ListedValue = {
  key: string;
  text: string;
  /** What the text stands for, if it does not say it. */
  code?: string | undefined;
  /** An explanation of the value. */
  note?: string | undefined;
};

/** Values in order, in as many columns as fit. */
export function ValueList({
  label,
  values,
  ordered = false,
}: {
  label: string;
  values: readonly ListedValue[];
  ordered?: boolean;
}) {
  if (values.length === 0) return <>{t('configurations.none')}</>;
  return (
    <List as={ordered ? 'ol' : 'ul'} aria-label={label}>
      {values.map(({ key, text, code, note }) => (
        <li key={key}>
          <span>{text}</span>
          {code !== undefined && <Code>{code}</Code>}
          {note !== undefined && <Note>{note}</Note>}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ theme }) => theme.width.menu}), 1fr)
  );
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${({ theme }) => theme.space.s};
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

export const Code = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`;

const Note = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
