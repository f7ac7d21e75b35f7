import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '@/api/client';
import { pauseNodeProcessing, resumeNodeProcessing, shutDownNode } from '@/contract/processing';
import { overrideNodeLoadBalancerStatus } from '@/contract/system';
import { unreachable } from '@/domain/unreachable';
import { nodesPoll } from '@/shared/background/polls';

export type NodeAction =
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'shutDown' }
  | { kind: 'balance'; status: 'alive' | 'dead' | 'throttled' };

export const doWithNode = (client: QueryClient, nodeId: string) =>
  mutationOptions({
    mutationFn: (action: NodeAction) => act(nodeId, action),
    onSettled: () => client.invalidateQueries({ queryKey: nodesPoll.queryKey }),
  });

function act(nodeId: string, action: NodeAction): Promise<null> {
  switch (action.kind) {
    case 'pause':
      return call(pauseNodeProcessing, { nodeId });
    case 'resume':
      return call(resumeNodeProcessing, { nodeId });
    case 'shutDown':
      return call(shutDownNode, { nodeId });
    case 'balance':
      return call(overrideNodeLoadBalancerStatus, { nodeId, status: action.status });
    default:
      return unreachable(action);
  }
}
