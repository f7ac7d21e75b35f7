import type { InputCounts } from '@/contract/inputs';
import { formatBytes, formatCount, formatRate } from '@/domain/format/number';
import { FigureList, type ShownFigure } from '@/shared/figures/FigureList';
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
  return <FigureList label={t('inputs.figures')} figures={shown} />;
}

const some = <Value,>(value: Value | undefined, words: (value: Value) => string): ShownFigure[] =>
  value === undefined ? [] : [{ text: words(value) }];

function flow(figures: InputFigures | undefined): ShownFigure[] {
  const rate = figures?.perSecond ?? figures?.perMinuteAverage;
  return some(rate, (value) => t('inputs.perSecond', { count: value, rate: formatRate(value) }));
}

function totals(figures: InputFigures | undefined, counts: InputCounts | undefined): ShownFigure[] {
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
): ShownFigure[] {
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
function losses(figures: InputFigures | undefined, counts: InputCounts | undefined): ShownFigure[] {
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
