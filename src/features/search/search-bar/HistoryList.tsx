import { useId, useState } from 'react';
import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatCount } from '@/domain/format/number';
import type { HistoryEntry } from '@/shared/query-input/use-query-history';
import { t } from '@/shared/texts/t';
import { labelOf } from '@/shared/time-range-picker/range-label';
import { listKeys } from '@/ui/list/list-keys';
import { logText } from '@/ui/text-input/LineInput';
import { TextBox } from '@/ui/text-input/TextBox';

const MAX_CHARACTERS = 240;

/** Earlier queries that contain all typed words. The arrow keys move, Enter runs. */
export function HistoryList({
  entries,
  zone,
  onChoose,
}: {
  entries: readonly HistoryEntry[];
  zone: string;
  onChoose: (query: string) => void;
}) {
  const id = useId();
  const [text, setText] = useState('');
  const [at, setAt] = useState(0);
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = entries.filter(({ query }) =>
    words.every((word) => query.toLowerCase().includes(word)),
  );
  const choose = (index: number) => {
    const entry = found[index];
    if (entry) onChoose(entry.query);
  };
  return (
    <Box>
      {/* Users who open the list can type right away. */}
      <TextBox
        ref={(input) => input?.focus()}
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
        aria-label={t('query.historyFind')}
        placeholder={t('query.historyFind')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onKeyDown={listKeys({ at, count: found.length, move: setAt, choose })}
        onChange={({ target }) => {
          setText(target.value);
          setAt(0);
        }}
      />
      {found.length === 0 && (
        <Nothing role="status">
          {t(entries.length === 0 ? 'query.historyEmpty' : 'query.historyNone')}
        </Nothing>
      )}
      <List id={id} role="listbox" aria-label={t('query.history')}>
        {found.map((entry, index) => (
          <Query
            key={entry.query}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            ref={
              index === at ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined
            }
            onPointerMove={() => setAt(index)}
            onClick={() => onChoose(entry.query)}
          >
            {oneLine(entry.query)}
            <Run>{runOf(entry, zone)}</Run>
          </Query>
        ))}
      </List>
    </Box>
  );
}

/** When the query ran last, over which range, and how many messages it found. */
const runOf = ({ at, range, total }: HistoryEntry, zone: string): string =>
  [
    at !== undefined && formatInstant(at, { zone }),
    range && labelOf(range, zone),
    total !== undefined && t('query.historyCount', { count: total, amount: formatCount(total) }),
  ]
    .filter((part) => part !== undefined && part !== false)
    .join(' · ');

function oneLine(query: string): string {
  const line = query.replace(/\s+/g, ' ');
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)}…` : line;
}

const Box = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  width: min(${({ theme }) => theme.width.popover}, 96vw);
  padding: ${({ theme }) => theme.space.s};
`;

const List = styled.ul`
  max-height: ${({ theme }) => theme.height.optionList};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-y: auto;
`;

const Query = styled.li`
  ${logText}
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.small};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.selected};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

const Run = styled.span`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font: ${({ theme }) => `${theme.size.micro} ${theme.font.text}`};
  overflow: hidden;
  text-overflow: ellipsis;
  &:empty {
    display: none;
  }
`;

const Nothing = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
`;
