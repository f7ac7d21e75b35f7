import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { NetworkStats, OsStats, ProcessStats } from '@/contract/stats';
import { formatBytes, formatCount, formatDuration, formatNumber } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { Facts, type Fact } from '../page/Facts';
import { FillingBar, Stack } from '../nodes/Fillings';
import { Part } from '../page/Part';
import { nodeQueries } from './queries';

/** The machine of the responding node, without facts that are unknown there. */
export function Machine() {
  const query = useQuery(nodeQueries.stats());
  return (
    <Part title={t('system.machine')} query={query} rows={8}>
      {({ os, fs, network, process }) => (
        <Columns>
          <section>
            <h3>{t('system.operatingSystem')}</h3>
            <Stack>
              <FillingBar
                label={t('system.ram')}
                filling={{ used: os.memory.used, size: os.memory.total }}
                format={formatBytes}
              />
              {os.swap.total > 0 && (
                <FillingBar
                  label={t('system.swap')}
                  filling={{ used: os.swap.used, size: os.swap.total }}
                  format={formatBytes}
                />
              )}
            </Stack>
            <Facts facts={osFacts(os)} />
          </section>
          <section>
            <h3>{t('system.filesystems')}</h3>
            <Stack>
              {Object.values(fs.filesystems).map(({ path, mount, total, used }) => (
                <FillingBar
                  key={path}
                  label={mount ?? path}
                  filling={{ used, size: total }}
                  format={formatBytes}
                />
              ))}
            </Stack>
          </section>
          <section>
            <h3>{t('system.process')}</h3>
            <Facts facts={processFacts(process)} />
          </section>
          {network && (
            <section>
              <h3>{t('system.network')}</h3>
              <Facts facts={networkFacts(network)} />
            </section>
          )}
        </Columns>
      )}
    </Part>
  );
}

const known = (name: string, value: number, format: (value: number) => string): Fact[] =>
  value < 0 ? [] : [{ name, value: format(value) }];

const osFacts = ({ load_average: load, uptime, processor }: OsStats): Fact[] => [
  {
    name: t('system.load'),
    value: load.map((one) => formatNumber(one)).join(' · '),
    // Some systems tell only the first.
    ...(load.length === 3 && { note: t('system.loadOver') }),
  },
  ...known(t('system.uptime'), uptime * 1_000, formatDuration),
  {
    name: t('system.processor'),
    value: processor.model,
    note: t('system.cores', { count: processor.total_cores }),
  },
];

const processFacts = ({
  pid,
  open_file_descriptors: open,
  max_file_descriptors: most,
  cpu,
  memory,
}: ProcessStats): Fact[] => [
  { name: t('system.pid'), value: `${pid}` },
  ...known(t('system.openFiles'), open, (value) =>
    most > 0
      ? t('system.openOf', { open: formatCount(value), most: formatCount(most) })
      : formatCount(value),
  ),
  ...(cpu
    ? known(t('system.cpu'), cpu.percent, (value) =>
        t('system.percent', { percent: formatNumber(value) }),
      )
    : []),
  ...(memory
    ? [
        ...known(t('system.resident'), memory.resident, formatBytes),
        ...known(t('system.virtual'), memory.total_virtual, formatBytes),
      ]
    : []),
];

const networkFacts = ({ interfaces, primary_interface: primary }: NetworkStats): Fact[] =>
  Object.values(interfaces).map(({ name, addresses, mac_address: mac, mtu }) => ({
    name: name === primary ? t('system.primary', { name }) : name,
    value: addresses.join(', '),
    note: mtu < 0 ? mac : t('system.linkLayer', { mac, mtu: formatCount(mtu) }),
  }));

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ theme }) => theme.width.sheet}), 1fr)
  );
  gap: ${({ theme }) => theme.space.xl};
  > section {
    display: grid;
    align-content: start;
    gap: ${({ theme }) => theme.space.s};
    min-width: 0;
  }
  h3 {
    margin: 0;
  }
`;
