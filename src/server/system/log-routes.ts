import { PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/system-log';
import type { SystemMessage } from '@/contract/system-log';
import { wholeNumber } from '../http/query-values';
import { serve, type RouteTable } from '../http/serve';
import { logText, type LogLine, type NodeLog } from './node-log';

const PAGE = 30;
/** Failures inside requests and sign-ins appear in the log only. */
const LOG_ONLY: readonly string[] = ['api', 'authentication'];

export function serveLog(
  table: RouteTable,
  { log, nodeId }: { log: Pick<NodeLog, 'lines'>; nodeId: string },
): void {
  serve(
    table,
    api.pageOfSystemMessages,
    ({ query }) => {
      const all = log.lines().filter(({ caller }) => !LOG_ONLY.includes(caller));
      const from = (Math.max(1, wholeNumber(query, 'page', 1)) - 1) * PAGE;
      return {
        messages: all
          .toReversed()
          .slice(from, from + PAGE)
          .map((line) => messageOf(line, nodeId)),
        total: all.length,
      };
    },
    { permission: PERMISSIONS.systemmessages.read },
  );
  serve(
    table,
    api.recentLogLines,
    ({ query }) => {
      const limit = Math.max(0, wholeNumber(query, 'limit', 1000));
      return logText(log.lines().slice(-limit || Infinity));
    },
    { permission: PERMISSIONS.loggersmessages.read },
  );
}

const messageOf = ({ at, caller, text }: LogLine, node_id: string): SystemMessage => ({
  caller,
  content: text,
  timestamp: new Date(at).toISOString(),
  node_id,
});
