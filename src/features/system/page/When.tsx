import { formatAge } from '@/domain/format/instants/age';
import { formatInstant, readInstant } from '@/domain/format/instants/instant';
import { useNow } from '@/shared/refresh/use-now';
import { useSession } from '@/shared/session/session-context';

/** An instant (ISO 8601) in the user's zone with its offset; the tooltip shows its age. */
export function When({ at }: { at: string }) {
  const { zone } = useSession();
  const now = useNow(1_000);
  const ms = readInstant(at);
  return (
    <time dateTime={at} title={ms === undefined ? undefined : formatAge(ms, now)}>
      {formatInstant(at, { zone, format: 'withTimeZone' })}
    </time>
  );
}
