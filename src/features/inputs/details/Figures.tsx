import styled from 'styled-components';
import type { InputCounts } from '@/contract/inputs';
import { formatBytes, formatCount, formatRate } from '@/domain/format/number';
import { Live } from '@/shared/connection/Live';
import { t } from '@/shared/texts/t';
import type { InputFigures } from '../state/input-figures';
import type { ListenAddress } from '../sending/listen-address';

type FiguresProps = {
  figures: InputFigures | undefined;
  counts: InputCounts | undefined;
  /** Connections are shown only for inputs that listen over TCP. */
  listens: ListenAddress | undefined;
};

/** Current rates and totals since the node started, as far as the server measures them. */
export function Figures({ figures, counts, listens }: FiguresProps) {
  const shown = [
    ...flow(figures),
    ...totals(figures, counts),
    ...connections(figures, counts, listens),
    ...losses(figures, counts),
  ];
  if (shown.length === 0) return null;
  return (
    <Live>
      <List aria-label={t('inputs.figures')}>
        {shown.map(({ text, bad = false }) => (
          <Item key={text} $bad={bad}>
            {text}
          </Item>
        ))}
      </List>
    </Live>
  );
}

type Shown = { text: string; bad?: boolean };
const some = <Value,>(value: Value | undefined, words: (value: Value) => string): Shown[] =>
  value === undefined ? [] : [{ text: words(value) }];

function flow(figures: InputFigures | undefined): Shown[] {
  const rate = figures?.perSecond ?? figures?.perMinuteAverage;
  return some(rate, (value) => t('inputs.perSecond', { count: value, rate: formatRate(value) }));
}

function totals(figures: InputFigures | undefined, counts: InputCounts | undefined): Shown[] {
  const received = figures?.received ?? counts?.received;
  const {
    readTotal = counts?.bytes,
    readPerSecond,
    writtenTotal,
    writtenPerSecond,
  } = figures ?? {};
  return [
    ...some(received, (value) =>
      t('inputs.received', { count: value, messages: formatCount(value) }),
    ),
    ...some(readTotal, (value) =>
      readPerSecond === undefined
        ? t('inputs.readTotal', { total: formatBytes(value) })
        : t('inputs.read', { now: formatBytes(readPerSecond), total: formatBytes(value) }),
    ),
    ...(writtenTotal
      ? [
          {
            text: t('inputs.written', {
              now: formatBytes(writtenPerSecond ?? 0),
              total: formatBytes(writtenTotal),
            }),
          },
        ]
      : []),
  ];
}

function connections(
  figures: InputFigures | undefined,
  counts: InputCounts | undefined,
  listens: ListenAddress | undefined,
): Shown[] {
  const { openConnections = counts?.connections, totalConnections } = figures ?? {};
  if (!listens || listens.transport === 'udp') return [];
  return some(openConnections, (value) =>
    totalConnections === undefined
      ? t('inputs.connections', { count: value, connections: formatCount(value) })
      : t('inputs.connectionsOf', {
          count: value,
          connections: formatCount(value),
          total: formatCount(totalConnections),
        }),
  );
}

/** Empty unless something was lost. */
function losses(figures: InputFigures | undefined, counts: InputCounts | undefined): Shown[] {
  const malformed = figures?.invalidMessages ?? counts?.malformed ?? 0;
  const dropped = counts?.dropped ?? 0;
  const empty = figures?.emptyMessages ?? 0;
  return [
    ...(dropped > 0
      ? [
          {
            text: t('inputs.dropped', { count: dropped, messages: formatCount(dropped) }),
            bad: true,
          },
        ]
      : []),
    ...(malformed > 0
      ? [
          {
            text: t('inputs.malformed', { count: malformed, messages: formatCount(malformed) }),
            bad: true,
          },
        ]
      : []),
    ...(empty > 0
      ? [{ text: t('inputs.empty', { count: empty, messages: formatCount(empty) }) }]
      : []),
  ];
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
