import styled from 'styled-components';
import { formatBytes, formatCount } from '@/domain/format/number';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import { percentOf, type BufferName, type Filling, type NodeFigures } from './node-metrics';

const FULL = 90;
const NEARLY = 75;
const toneOf = (percent: number) =>
  percent >= FULL ? 'danger' : percent >= NEARLY ? 'warning' : 'accent';

export function FillingBar({
  label,
  filling,
  format,
}: {
  label: string;
  filling: Filling;
  format: (value: number) => string;
}) {
  const percent = percentOf(filling);
  const text = t('system.ofSize', {
    used: format(filling.used),
    size: format(filling.size),
    percent: formatCount(Math.round(percent)),
  });
  return (
    <Line>
      <span>{label}</span>
      <span>{text}</span>
      <ProgressBar
        label={t('system.filling', { label, text })}
        value={percent}
        tone={toneOf(percent)}
      />
    </Line>
  );
}

export const HeapBar = ({ heap }: { heap: Filling }) => (
  <FillingBar label={t('system.heap')} filling={heap} format={formatBytes} />
);

const buffers: Readonly<Record<BufferName, PlainTextKey>> = {
  input: 'system.inputBuffer',
  process: 'system.processBuffer',
  output: 'system.outputBuffer',
};

/** Usage of heap, journal and buffers, as far as the node measures them. */
export function Fillings({ figures }: { figures: NodeFigures }) {
  return (
    <Stack>
      {figures.heap && <HeapBar heap={figures.heap} />}
      {figures.journal && <JournalLine journal={figures.journal} />}
      <Buffers figures={figures} />
    </Stack>
  );
}

function JournalLine({ journal }: { journal: NonNullable<NodeFigures['journal']> }) {
  const { uncommitted, utilization } = journal;
  const waiting = t('system.uncommitted', {
    count: uncommitted,
    entries: formatCount(uncommitted),
  });
  if (utilization === undefined)
    return (
      <Line>
        <span>{t('system.journal')}</span>
        <span>{waiting}</span>
      </Line>
    );
  const percent = Math.min(100, 100 * utilization);
  const text = t('system.journalFilling', { waiting, percent: formatCount(Math.round(percent)) });
  return (
    <Line>
      <span>{t('system.journal')}</span>
      <span>{text}</span>
      <ProgressBar
        label={t('system.filling', { label: t('system.journal'), text })}
        value={percent}
        tone={toneOf(percent)}
      />
    </Line>
  );
}

export function Buffers({ figures }: { figures: NodeFigures }) {
  return figures.buffers.map((buffer) => (
    <FillingBar
      key={buffer.name}
      label={t(buffers[buffer.name])}
      filling={buffer}
      format={formatCount}
    />
  ));
}

export const Stack = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ theme }) => theme.width.tooltip}), 1fr)
  );
  gap: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.xl};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: start;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.m};
  font-variant-numeric: tabular-nums;
  > span:first-child {
    color: ${({ theme }) => theme.color.muted};
    overflow-wrap: anywhere;
  }
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;
