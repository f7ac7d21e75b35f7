import type { OpenCall } from '../http/call';
import { Problem } from '../http/problem';

/** Endpoints below `/cluster/{nodeId}` only know this node. @throws Problem 404 */
export function demandNode({ params: { nodeId = '' } }: OpenCall, thisNode: string): void {
  if (nodeId !== thisNode) throw new Problem(404, `Unable to find node ${nodeId}`);
}
