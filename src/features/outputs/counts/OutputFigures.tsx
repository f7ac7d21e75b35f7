import { formatCount, formatRate } from '@/domain/format/number';
import { FigureList, type ShownFigure } from '@/shared/figures/FigureList';
import { t } from '@/shared/texts/t';
import type { OutputFigures as Figures } from './output-counts';

/** What an output sent, what waits and what was dropped, in one line. */
export function OutputFigures({ figures }: { figures: Figures }) {
  const { sent, dropped, waiting, queue_size: queue, perSecond } = figures;
  const shown: ShownFigure[] = [
    ...(perSecond === undefined
      ? []
      : [{ text: t('outputs.perSecond', { count: perSecond, rate: formatRate(perSecond) }) }]),
    { text: t('outputs.sent', { count: sent, messages: formatCount(sent) }) },
    ...(queue === null
      ? []
      : [
          {
            text: t('outputs.waiting', {
              waiting: formatCount(waiting),
              queue: formatCount(queue),
            }),
            bad: waiting >= queue,
          },
        ]),
    {
      text: t('outputs.dropped', { count: dropped, messages: formatCount(dropped) }),
      bad: dropped > 0,
    },
  ];
  return <FigureList label={t('outputs.figures')} figures={shown} />;
}
