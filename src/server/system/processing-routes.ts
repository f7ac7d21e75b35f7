import * as api from '@/contract/processing';
import type { Call } from '../http/call';
import { serve, type RouteTable } from '../http/serve';
import { demandNode } from './this-node';

export type ProcessingControls = {
  nodeId: string;
  /** Pauses or resumes storing what is received. */
  hold(held: boolean): void;
  /** Stops the node; undefined when it is embedded in another program. */
  shutDown: (() => void) | undefined;
  note(text: string): void;
};

export function serveProcessing(
  table: RouteTable,
  { nodeId, hold, shutDown, note }: ProcessingControls,
): void {
  const change =
    (held: boolean) =>
    ({ user }: Call) => {
      hold(held);
      note(`${user.username} ${held ? 'paused' : 'resumed'} message processing.`);
      return null;
    };
  const mayChange = { permission: `processing:changestate:${nodeId}` };
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
    note(`${user.username} shuts the node down.`);
    shutDown?.();
    return null;
  };
  const mayEnd = { permission: `node:shutdown:${nodeId}` };
  serve(table, api.shutDown, end, mayEnd);
  serve(table, api.shutDownNode, onNode(end), mayEnd);
}
