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
  STOPPING: 'inputs.state.stopping',
  STOPPED: 'inputs.state.stopped',
  TERMINATED: 'inputs.state.stopped',
  FAILED: 'inputs.state.failed',
  FAILING: 'inputs.state.failing',
  INVALID_CONFIGURATION: 'inputs.state.invalid',
  UNRECOGNIZED: 'inputs.state.unrecognized',
};

/** An input without a state is stopped. */
export function StateChip({ state }: { state: InputState | undefined }) {
  return (
    <Chip tone={tones[state ? groupOf(state) : 'stopped']}>
      {t(state ? words[state] : 'inputs.state.stopped')}
    </Chip>
  );
}
