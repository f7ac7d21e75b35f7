import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router-dom';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { useAddressText } from '@/shared/navigation/use-address-text';
import { PageHead } from '@/shared/page-header/PageHead';
import { t } from '@/shared/texts/t';
import { TextInput } from '@/ui/text-input/TextInput';
import { SystemPage } from '../page/layout';
import { NodeName } from '../cluster/NodeName';
import { Part, Quiet } from '../page/Part';
import { useNodeWay } from '../cluster/use-node-way';
import { MetricList } from './MetricList';
import { metricQueries } from './queries';

/**
 * All metrics of a node, filtered by words of their names (`?filter=`); expanded metrics show live
 * values.
 */
export function MetricsPage() {
  const { nodeId = '' } = useParams();
  const [filter, setFilter] = useAddressText('filter');
  const words = useDeferredValue(filter).toLowerCase().split(/\s+/).filter(Boolean);
  const query = useQuery(metricQueries.names(nodeId));
  const above = useNodeWay(nodeId);
  return (
    <SystemPage>
      <PageHead
        way={above}
        title={t('system.metrics')}
        description={
          <>
            {t('system.metricsLead')} <NodeName id={nodeId} />
          </>
        }
      />
      <Part title={t('system.metricNames')} query={query} rows={10}>
        {(names) => {
          const found = names.filter((name) =>
            words.every((word) => name.toLowerCase().includes(word)),
          );
          return (
            <>
              <Filter>
                <TextInput
                  type="search"
                  label={t('system.filterMetrics')}
                  placeholder={t('system.filterMetricsPlaceholder')}
                  value={filter}
                  onChange={({ target }) => setFilter(target.value)}
                />
              </Filter>
              <Quiet role="status">
                {found.length === names.length
                  ? t('system.metricCount', {
                      count: names.length,
                      metrics: formatCount(names.length),
                    })
                  : t('system.metricsFound', {
                      found: formatCount(found.length),
                      all: formatCount(names.length),
                    })}
              </Quiet>
              {names.length > 0 && found.length === 0 && <Quiet>{t('system.noMetric')}</Quiet>}
              {found.length > 0 && <MetricList nodeId={nodeId} names={found} />}
            </>
          );
        }}
      </Part>
    </SystemPage>
  );
}

const Filter = styled.div`
  max-width: ${({ theme }) => theme.width.sheet};
`;
