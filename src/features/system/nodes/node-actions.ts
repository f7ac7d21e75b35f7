import { call } from '@/api/client';
import { pauseNodeProcessing, resumeNodeProcessing, shutDownNode } from '@/contract/processing';
import { overrideNodeLoadBalancerStatus } from '@/contract/system';
import { unreachable } from '@/domain/unreachable';
import { nodesPoll } from '@/shared/background/polls';
import { change } from '@/shared/mutations/change';

export type NodeAction =
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'shutDown' }
  | { kind: 'balance'; status: 'alive' | 'dead' | 'throttled' };

export const doWithNode = (nodeId: string) =>
  change([nodesPoll.queryKey], (action: NodeAction) => act(nodeId, action));

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
