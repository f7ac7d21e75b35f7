import { over, PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/processing';
import type { Call } from '../http/call';
import { serve, type RouteTable } from '../http/serve';
import type { IngestWriter } from '../ingest/ingest';
import type { NodeLog } from './node-log';
import { demandNode } from './this-node';

export type ProcessingControls = {
  nodeId: string;
  writer: Pick<IngestWriter, 'pause'>;
  /** Stops the node; undefined when it is embedded in another program. */
  shutDown: (() => void) | undefined;
  log: Pick<NodeLog, 'note'>;
};

export function serveProcessing(
  table: RouteTable,
  { nodeId, writer, shutDown, log }: ProcessingControls,
): void {
  const change =
    (paused: boolean) =>
    ({ user }: Call) => {
      writer.pause(paused);
      log.note('node', `${user.username} ${paused ? 'paused' : 'resumed'} message processing.`);
      return null;
    };
  const mayChange = { permission: over(PERMISSIONS.processing.changestate, nodeId) };
  serve(table, api.pauseProcessing, change(true), mayChange);
  serve(table, api.resumeProcessing, change(false), mayChange);
  serve(table, api.unlockProcessing, () => null, mayChange);

  const onNode = (act: (call: Call) => null) => (call: Call) => {
    demandNode(call, nodeId);
    return act(call);
  };
  serve(table, api.pauseNodeProcessing, onNode(change(true)), mayChange);
  serve(table, api.resumeNodeProcessing, onNode(change(false)), mayChange);

  const end = ({ user }: Call) => {
    log.note('node', `${user.username} shuts the node down.`);
    shutDown?.();
    return null;
  };
  const mayEnd = { permission: over(PERMISSIONS.node.shutdown, nodeId) };
  serve(table, api.shutDown, end, mayEnd);
  serve(table, api.shutDownNode, onNode(end), mayEnd);
}
