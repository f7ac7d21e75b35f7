import type { InputState } from '@/contract/inputs';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Chip, type ChipTone } from '@/ui/chip/Chip';
import { groupOf, type StateGroup } from './input-state';

export const groupTexts: Readonly<Record<StateGroup, PlainTextKey>> = {
  running: 'inputs.state.running',
  changing: 'inputs.state.changing',
  failed: 'inputs.state.failed',
  stopped: 'inputs.state.stopped',
};
const tones: Readonly<Record<StateGroup, ChipTone>> = {
  running: 'success',
  changing: 'info',
  failed: 'danger',
  stopped: 'neutral',
};
const words: Readonly<Record<InputState, PlainTextKey>> = {
  RUNNING: 'inputs.state.running',
  CREATED: 'inputs.state.setup',
  INITIALIZED: 'inputs.state.setup',
  STARTING: 'inputs.state.starting',
  SETUP: 'inputs.state.inSetup',
  STOPPING: 'inputs.state.stopping',
  STOPPED: 'inputs.state.stopped',
  TERMINATED: 'inputs.state.stopped',
  FAILED: 'inputs.state.failed',
  FAILING: 'inputs.state.failing',
  INVALID_CONFIGURATION: 'inputs.state.invalid',
  UNRECOGNIZED: 'inputs.state.unrecognized',
};

/** States of newer servers are shown by their names. */
const wordOf = (state: InputState): string =>
  Object.hasOwn(words, state) ? t(words[state]) : state;

/** An input without a state is stopped. */
export function StateChip({ state }: { state: InputState | undefined }) {
  return (
    <Chip tone={tones[state ? groupOf(state) : 'stopped']}>
      {state === undefined ? t('inputs.state.stopped') : wordOf(state)}
    </Chip>
  );
}
