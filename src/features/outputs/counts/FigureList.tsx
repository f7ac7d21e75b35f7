import styled from 'styled-components';
import { formatCount, formatRate } from '@/domain/format/number';
import { Live } from '@/shared/connection/Live';
import { t } from '@/shared/texts/t';
import type { OutputFigures } from './output-counts';

/** What an output sent, what waits and what was dropped, in one line. */
export function FigureList({ figures }: { figures: OutputFigures }) {
  const { sent, dropped, waiting, queue_size: queue, perSecond } = figures;
  return (
    <Live>
      <List aria-label={t('outputs.figures')}>
        {perSecond !== undefined && (
          <li>{t('outputs.perSecond', { count: perSecond, rate: formatRate(perSecond) })}</li>
        )}
        <li>{t('outputs.sent', { count: sent, messages: formatCount(sent) })}</li>
        {queue !== null && (
          <Item $bad={waiting >= queue}>
            {t('outputs.waiting', { waiting: formatCount(waiting), queue: formatCount(queue) })}
          </Item>
        )}
        <Item $bad={dropped > 0}>
          {t('outputs.dropped', { count: dropped, messages: formatCount(dropped) })}
        </Item>
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
