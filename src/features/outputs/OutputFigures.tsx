import { formatInstant } from '@/domain/format/instants/instant';
import { formatCount, formatRate } from '@/domain/format/number';
import { FigureList, type ShownFigure } from '@/shared/figures/FigureList';
import { useSession } from '@/shared/session/session-context';
import { serverText } from '@/shared/texts/server-text';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Chip, type ChipTone } from '@/ui/chip/Chip';
import { Notice } from '@/ui/notice/Notice';
import { stateOf, type OutputFigures, type OutputState } from './figures';

const states: Readonly<Record<OutputState, { text: PlainTextKey; tone: ChipTone }>> = {
  failing: { text: 'outputs.state.failing', tone: 'danger' },
  dropping: { text: 'outputs.state.dropping', tone: 'warning' },
  sending: { text: 'outputs.state.sending', tone: 'success' },
  idle: { text: 'outputs.state.idle', tone: 'neutral' },
};

export function StateChip({ figures }: { figures: OutputFigures }) {
  const { text, tone } = states[stateOf(figures)];
  const { last_error: error } = figures;
  return (
    <Chip tone={tone} title={error === null ? undefined : serverText({ message: error })}>
      {t(text)}
    </Chip>
  );
}

/** What an output sent, what waits and what was dropped, and why it fails. */
export function Figures({ figures }: { figures: OutputFigures }) {
  return (
    <>
      <FigureList label={t('outputs.figures')} figures={shownOf(figures)} />
      <Trouble figures={figures} />
    </>
  );
}

function shownOf({ sent, dropped, waiting, queue_size: queue, perSecond }: OutputFigures) {
  const shown: (ShownFigure | undefined)[] = [
    perSecond === undefined
      ? undefined
      : { text: t('outputs.perSecond', { count: perSecond, rate: formatRate(perSecond) }) },
    { text: t('outputs.sent', { count: sent, messages: formatCount(sent) }) },
    queue === null
      ? undefined
      : {
          text: t('outputs.waiting', { waiting: formatCount(waiting), queue: formatCount(queue) }),
          bad: waiting >= queue,
        },
    {
      text: t('outputs.dropped', { count: dropped, messages: formatCount(dropped) }),
      bad: dropped > 0,
    },
  ];
  return shown.filter((figure) => figure !== undefined);
}

/** Why an output fails, or failed last. */
function Trouble({ figures }: { figures: OutputFigures }) {
  const { zone } = useSession();
  const { last_error: error, last_error_at: at, failing } = figures;
  if (error === null) return null;
  const title = failing
    ? t('outputs.failingTitle')
    : t('outputs.failedTitle', { time: at === null ? '' : formatInstant(at, { zone }) });
  return (
    <Notice tone={failing ? 'danger' : 'warning'} title={title}>
      {serverText({ message: error })}
    </Notice>
  );
}
