import { useQuery } from '@tanstack/react-query';
import { formatBytes, formatCount } from '@/domain/format/number';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { Facts } from '../page/Facts';
import { Buffers as BufferBars, FillingBar, HeapBar, Stack } from '../nodes/Fillings';
import { nodeFigures, nodeMetricNames } from '../nodes/node-metrics';
import { Part, Quiet } from '../page/Part';
import { systemQueries } from '../cluster/queries';
import { When } from '../page/When';
import { nodeQueries } from './queries';

export function Memory({ nodeId }: { nodeId: string }) {
  const query = useQuery(nodeQueries.jvm(nodeId));
  return (
    <Part title={t('system.memory')} query={query} rows={4}>
      {({
        used_memory: used,
        max_memory: max,
        total_memory: total,
        free_memory: free,
        pid,
        info,
      }) => (
        <>
          <HeapBar heap={{ used: used.bytes, size: max.bytes }} />
          <Facts
            facts={[
              { name: t('system.heapCommitted'), value: formatBytes(total.bytes) },
              { name: t('system.heapFree'), value: formatBytes(free.bytes) },
              { name: t('system.runtime'), value: info },
              { name: t('system.pid'), value: pid },
            ]}
          />
        </>
      )}
    </Part>
  );
}

export function Buffers({ nodeId }: { nodeId: string }) {
  const query = useQuery(systemQueries.metrics(nodeMetricNames));
  return (
    <Part title={t('system.buffers')} query={query}>
      {(nodes) => {
        const figures = nodeFigures(nodes[nodeId]);
        if (!nodes[nodeId]) return <Quiet>{t('system.silentNode')}</Quiet>;
        return (
          <Stack>
            {figures.buffers.length === 0 ? (
              <Quiet>{t('system.noBuffers')}</Quiet>
            ) : (
              <BufferBars figures={figures} />
            )}
            <Quiet>
              {t('system.rates', {
                received: formatCount(Math.round(figures.in ?? 0)),
                sent: formatCount(Math.round(figures.out ?? 0)),
              })}
            </Quiet>
          </Stack>
        );
      }}
    </Part>
  );
}

export function Journal({ nodeId }: { nodeId: string }) {
  const query = useQuery(nodeQueries.journal(nodeId));
  const embedded = useIsEmbedded();
  return (
    <Part title={t('system.journal')} query={query}>
      {(journal) => {
        if (!journal.enabled) return <Quiet>{t('system.noJournal')}</Quiet>;
        return (
          <>
            {embedded && <Quiet>{t('system.journalOfNode')}</Quiet>}
            <FillingBar
              label={t('system.journalSize')}
              filling={{ used: journal.journal_size, size: journal.journal_size_limit }}
              format={formatBytes}
            />
            <Facts
              facts={[
                {
                  name: t('system.journalRates'),
                  value: t('system.journalRate', {
                    appended: formatCount(journal.append_events_per_second),
                    read: formatCount(journal.read_events_per_second),
                  }),
                },
                {
                  name: t('system.journalEntries'),
                  value: formatCount(journal.uncommitted_journal_entries),
                },
                {
                  name: t('system.journalSegments'),
                  value: formatCount(journal.number_of_segments),
                },
                ...(journal.oldest_segment === null
                  ? []
                  : [
                      {
                        name: t('system.journalOldest'),
                        value: <When at={journal.oldest_segment} />,
                      },
                    ]),
              ]}
            />
          </>
        );
      }}
    </Part>
  );
}
