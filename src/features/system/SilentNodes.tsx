import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { NodeName } from './NodeName';

/** Lists the nodes of a map by node id that did not respond. */
export function SilentNodes({ nodes }: { nodes: Readonly<Record<string, unknown>> }) {
  const silent = Object.entries(nodes).flatMap(([id, answer]) => (answer === null ? [id] : []));
  if (silent.length === 0) return null;
  return (
    <Notice tone="warning" title={t('system.silentNodes', { count: silent.length })}>
      {silent.map((id) => (
        <div key={id}>
          <NodeName id={id} />
        </div>
      ))}
    </Notice>
  );
}
