import { useQuery } from '@tanstack/react-query';
import { formatDuration } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { Facts } from '../Facts';
import { Part } from '../Part';
import { nodeQueries } from './queries';

/** The services of the responding node and how long each took to start. */
export function Services() {
  const query = useQuery(nodeQueries.services());
  return (
    <Part title={t('system.services')} query={query}>
      {(services) => (
        <Facts
          facts={Object.entries(services).map(([name, ms]) => ({
            name,
            value: formatDuration(ms),
          }))}
        />
      )}
    </Part>
  );
}
