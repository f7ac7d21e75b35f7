import Play from 'lucide-react/icons/play';
import RotateCw from 'lucide-react/icons/rotate-cw';
import Square from 'lucide-react/icons/square';
import type { InputSummary } from '@/contract/inputs';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { mayRun } from '../state/input-rights';
import type { NodeState } from '../state/input-state';
import { useRunInput } from './use-input-actions';

/** Starts a stopped input and stops any other, including failed ones. Hidden without permission. */
export function RunButton({
  input: { id, title },
  states,
}: {
  input: InputSummary;
  states: readonly NodeState[] | undefined;
}) {
  const session = useSession();
  const { mutate, isPending } = useRunInput();
  if (!mayRun({ id }, session) || states === undefined) return null;
  // An input in set-up waits to be started.
  const on = states.every(({ state }) => state === 'SETUP');
  const Icon = on ? Play : Square;
  return (
    <Button
      icon={<Icon aria-hidden size="1em" />}
      aria-label={t(on ? 'inputs.startOne' : 'inputs.stopOne', { title })}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) mutate({ id, on });
      }}
    >
      {t(on ? 'inputs.start' : 'inputs.stop')}
    </Button>
  );
}

/** Retries a failed input, for example after its configuration was corrected. */
export function TryAgain({ input: { id, title } }: { input: InputSummary }) {
  const session = useSession();
  const { mutate, isPending } = useRunInput();
  if (!mayRun({ id }, session)) return null;
  return (
    <Button
      icon={<RotateCw aria-hidden size="1em" />}
      aria-label={t('inputs.tryAgainOne', { title })}
      aria-disabled={isPending || undefined}
      onClick={() => {
        if (!isPending) mutate({ id, on: true });
      }}
    >
      {t('inputs.tryAgain')}
    </Button>
  );
}
