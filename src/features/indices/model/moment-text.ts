import { formatInstant } from '@/domain/format/instants/instant';
import type { Forecast, Moment, Unforeseen } from '@/domain/index-sets/forecast';
import { unreachable } from '@/domain/unreachable';
import { t } from '@/shared/texts/t';

const SOON_MS = 48 * 3_600_000;
/** The node looks at its index sets this often. */
const DUE_MS = 10_000;

type Clock = { zone: string; now: number };
export type Verb = 'rotates' | 'delete' | 'close';

/** 'Deletes 2026-11-30 at this rate', or why nobody knows. */
export function momentText(verb: Verb, moment: Moment | Unforeseen, clock: Clock): string {
  if (typeof moment === 'string') return unforeseenText(verb, moment);
  if (moment.at <= clock.now + DUE_MS) return t(`indexSets.${verb}Due`);
  const date = formatInstant(moment.at, {
    zone: clock.zone,
    format: moment.at - clock.now < SOON_MS ? 'default' : 'date',
  });
  switch (moment.certainty) {
    case 'exact':
      return t(`indexSets.${verb}At`, { date });
    case 'rate':
      return t(`indexSets.${verb}AtRate`, { date });
    case 'latest':
      return t(`indexSets.${verb}Latest`, { date });
    default:
      return unreachable(moment.certainty);
  }
}

/** What happens next to the oldest index of a set. */
export function retentionText({ action, next }: Forecast, clock: Clock): string {
  switch (action) {
    case 'none':
      return t('indexSets.keepsForever');
    case 'other':
      return t('indexSets.unknownStrategy');
    case 'delete':
    case 'close':
      return next ? momentText(action, next.moment, clock) : t('indexSets.noIndices');
    default:
      return unreachable(action);
  }
}

function unforeseenText(verb: Verb, why: Unforeseen): string {
  switch (why) {
    case 'readOnly':
      return t('indexSets.isReadOnly');
    case 'noWriteIndex':
      return t('indexSets.noWriteIndex');
    case 'empty':
      return t(verb === 'rotates' ? 'indexSets.onceMessages' : 'indexSets.withNextRotation');
    case 'noRate':
      return t('indexSets.noRate');
    case 'far':
      return t('indexSets.farAway');
    case 'unknown':
      return t('indexSets.unforeseen');
    default:
      return unreachable(why);
  }
}
