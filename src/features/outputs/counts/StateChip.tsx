import { serverText } from '@/shared/texts/server-text';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Chip, type ChipTone } from '@/ui/chip/Chip';
import { stateOf, type OutputFigures, type OutputState } from './output-counts';

const words: Readonly<Record<OutputState, PlainTextKey>> = {
  failing: 'outputs.state.failing',
  dropping: 'outputs.state.dropping',
  sending: 'outputs.state.sending',
  idle: 'outputs.state.idle',
};
const tones: Readonly<Record<OutputState, ChipTone>> = {
  failing: 'danger',
  dropping: 'warning',
  sending: 'success',
  idle: 'neutral',
};

export function StateChip({ figures }: { figures: OutputFigures }) {
  const state = stateOf(figures);
  const { last_error: error } = figures;
  return (
    <Chip tone={tones[state]} title={error === null ? undefined : serverText({ message: error })}>
      {t(words[state])}
    </Chip>
  );
}
