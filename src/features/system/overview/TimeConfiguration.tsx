import { useQuery } from '@tanstack/react-query';
import { formatInstant } from '@/domain/format/instants/instant';
import { useNow } from '@/shared/refresh/use-now';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Facts } from '../page/Facts';
import { Part } from '../page/Part';
import { systemQueries } from '../cluster/queries';

/** The time zones involved, each with its current time: where to look when times seem wrong. */
export function TimeConfiguration() {
  const { user, zone } = useSession();
  const query = useQuery(systemQueries.server());
  const now = useNow(1_000);
  const browser = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const fact = (name: string, at: string) => ({
    name,
    value: formatInstant(now, { zone: at, format: 'withTimeZone' }),
    note: at,
  });
  return (
    <Part title={t('system.time')} query={query}>
      {({ timezone }) => (
        <Facts
          facts={[
            fact(t('system.timeOf', { name: user.full_name || user.username }), zone),
            fact(t('system.timeOfBrowser'), browser),
            fact(t('system.timeOfServer'), timezone),
          ]}
        />
      )}
    </Part>
  );
}
