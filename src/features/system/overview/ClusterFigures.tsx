import { useQuery } from '@tanstack/react-query';
import { formatBytes, formatCount } from '@/domain/format/number';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Facts } from '../page/Facts';
import { Part } from '../page/Part';
import { systemQueries } from '../cluster/queries';
import { LinkIfPage } from '@/shared/navigation/LinkIfPage';

export function ClusterFigures() {
  const query = useQuery(systemQueries.clusterStats());
  const counted = (name: string, count: number, to: string) => ({
    name,
    value: <LinkIfPage to={to}>{formatCount(count)}</LinkIfPage>,
  });
  return (
    <Part title={t('system.figures')} query={query} rows={7}>
      {(stats) => (
        <Facts
          facts={[
            counted(t('nav.inputs'), stats.input_count, paths.inputs()),
            counted(t('nav.streams'), stats.stream_count, paths.streams()),
            { name: t('system.streamRules'), value: formatCount(stats.stream_rule_count) },
            counted(t('nav.dashboards'), stats.dashboard_count, paths.dashboards()),
            counted(t('nav.outputs'), stats.output_count, paths.outputs()),
            counted(t('system.users'), stats.user_count, paths.users()),
            counted(
              t('nav.indices'),
              stats.elasticsearch.indices_stats.index_count,
              paths.indices(),
            ),
            ...(stats.elasticsearch.indices_stats.store_size < 0
              ? []
              : [
                  {
                    name: t('system.stored'),
                    value: formatBytes(stats.elasticsearch.indices_stats.store_size),
                  },
                ]),
            { name: t('system.searchVersion'), value: stats.elasticsearch.cluster_version },
          ]}
        />
      )}
    </Part>
  );
}
