import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@/domain/format/number';
import { paths } from '@/shared/paths';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { Facts } from '../page/Facts';
import { LinkIfPage } from '@/shared/navigation/LinkIfPage';
import { Part, Quiet } from '../page/Part';
import { When } from '../page/When';
import { nodeQueries } from './queries';

/** The receive times of the latest messages that passed each stage; the epoch means never. */
export function ProcessingTimes({ nodeId }: { nodeId: string }) {
  const query = useQuery(nodeQueries.processing());
  const time = (name: string, at: string) => ({
    name,
    value: Date.parse(at) > 0 ? <When at={at} /> : t('system.never'),
  });
  return (
    <Part title={t('system.processingTimes')} query={query}>
      {(nodes) => {
        const times = nodes[nodeId]?.receive_times;
        if (!times) return <Quiet>{t('system.silentNode')}</Quiet>;
        return (
          <Facts
            facts={[
              time(t('system.ingested'), times.ingest),
              time(t('system.processed'), times.post_processing),
              time(t('system.indexed'), times.post_indexing),
            ]}
          />
        );
      }}
    </Part>
  );
}

/** How many inputs run on the node, and the states of the others. */
export function Inputs({ nodeId }: { nodeId: string }) {
  const query = useQuery(nodeQueries.inputs());
  return (
    <Part title={t('nav.inputs')} query={query}>
      {(nodes) => {
        const states = new Map<string, number>();
        for (const { state } of nodes[nodeId] ?? [])
          states.set(state, (states.get(state) ?? 0) + 1);
        if (states.size === 0) return <Quiet>{t('system.noInputs')}</Quiet>;
        const named = [...states].map(([state, count]) => ({
          name: wordsOf(state),
          value: <LinkIfPage to={paths.inputs()}>{formatCount(count)}</LinkIfPage>,
        }));
        return <Facts facts={named} />;
      }}
    </Part>
  );
}

const inputStates: ReadonlyMap<string, PlainTextKey> = new Map([
  ['RUNNING', 'system.input.running'],
  ['FAILED', 'system.input.failed'],
  ['FAILING', 'system.input.failing'],
  ['STOPPED', 'system.input.stopped'],
  ['STARTING', 'system.input.starting'],
]);
/** Rare states are shown as the server names them. */
const wordsOf = (state: string) => {
  const key = inputStates.get(state);
  return key ? t(key) : state;
};

/** The message processors of all nodes, in order. */
export function Processors() {
  const query = useQuery(nodeQueries.processors());
  return (
    <Part title={t('system.processors')} query={query}>
      {({ processor_order: order, disabled_processors: disabled }) => (
        <Facts
          facts={order.map(({ name, class_name: id }, index) => ({
            name: formatCount(index + 1),
            value: (
              <>
                {name} {disabled.includes(id) && <Chip tone="warning">{t('system.disabled')}</Chip>}
              </>
            ),
          }))}
        />
      )}
    </Part>
  );
}
