import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';

/** The endpoints below `/cluster/{nodeId}` know only this node. */
export function demandNode({ params: { nodeId = '' } }: OpenCall, thisNode: string): void {
  if (nodeId !== thisNode) throw new Problem(404, `Unable to find node ${nodeId}`);
}
