import type { SystemOverview } from '@/contract/system';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Chip, type ChipTone } from '@/ui/chip/Chip';

const lifecycles: ReadonlyMap<string, { text: PlainTextKey; tone: ChipTone }> = new Map([
  ['uninitialized', { text: 'system.lifecycle.uninitialized', tone: 'neutral' }],
  ['starting', { text: 'system.lifecycle.starting', tone: 'info' }],
  ['running', { text: 'system.lifecycle.running', tone: 'success' }],
  ['paused', { text: 'system.lifecycle.paused', tone: 'warning' }],
  ['halting', { text: 'system.lifecycle.halting', tone: 'warning' }],
  ['failed', { text: 'system.lifecycle.failed', tone: 'danger' }],
  ['throttled', { text: 'system.lifecycle.throttled', tone: 'warning' }],
  ['override lb:dead', { text: 'system.lifecycle.overrideDead', tone: 'warning' }],
  ['override lb:alive', { text: 'system.lifecycle.overrideAlive', tone: 'info' }],
  ['override lb:throttled', { text: 'system.lifecycle.overrideThrottled', tone: 'warning' }],
]);

const balancing: ReadonlyMap<string, { text: PlainTextKey; tone: ChipTone }> = new Map([
  ['alive', { text: 'system.lb.alive', tone: 'success' }],
  ['dead', { text: 'system.lb.dead', tone: 'danger' }],
  ['throttled', { text: 'system.lb.throttled', tone: 'warning' }],
]);

/**
 * Lifecycle, load balancer status, and whether the node processes messages. Unknown states are
 * shown as the server names them.
 */
export function NodeState({
  overview: { lifecycle, lb_status: status, is_processing: processing },
}: {
  overview: SystemOverview;
}) {
  const life = lifecycles.get(lifecycle.toLowerCase());
  const lb = balancing.get(status.toLowerCase());
  return (
    <>
      <Chip tone={life?.tone ?? 'neutral'}>{life ? t(life.text) : lifecycle}</Chip>{' '}
      <Chip tone={processing ? 'success' : 'warning'}>
        {t(processing ? 'system.processing' : 'system.notProcessing')}
      </Chip>{' '}
      <Chip tone={lb?.tone ?? 'neutral'}>{lb ? t(lb.text) : status}</Chip>
    </>
  );
}
