import * as api from '@/contract/system-log';
import type { LoggerSubsystems, Loggers, SystemMessage } from '@/contract/system-log';
import { wholeNumber } from '../http/query-values';
import { serve, type RouteTable } from '../http/serve';
import type { LogLine, NodeLog } from './node-log';

const PAGE = 30;
/** What failed inside a request is for the log alone. */
const API = 'api';

/** What the node's log says (graylog-api.md §7.2). It has one level, so that there is nothing to set. */
export function serveLog(table: RouteTable, log: Pick<NodeLog, 'lines'>, nodeId: string): void {
  serve(
    table,
    api.pageOfSystemMessages,
    ({ query }) => {
      const all = log.lines().filter(({ caller }) => caller !== API);
      const from = (Math.max(1, wholeNumber(query, 'page', 1)) - 1) * PAGE;
      return { messages: all.toReversed().slice(from, from + PAGE).map((line) => messageOf(line, nodeId)), total: all.length };
    },
    { permission: 'systemmessages:read' },
  );
  serve(
    table,
    api.recentLogLines,
    ({ query }) => {
      const limit = Math.max(0, wholeNumber(query, 'limit', 1000));
      return log.lines().slice(-limit || Infinity).map(textOf).join('');
    },
    { permission: 'loggersmessages:read' },
  );

  const readLoggers = { permission: `loggers:read:${nodeId}` };
  const readSubsystems = { permission: `loggers:readsubsystem:${nodeId}` };
  serve(table, api.listLoggers, () => LOGGERS, readLoggers);
  serve(table, api.listLoggerSubsystems, () => SUBSYSTEMS, readSubsystems);
  serve(table, api.listClusterLoggers, () => ({ [nodeId]: LOGGERS }), readLoggers);
  serve(table, api.listClusterLoggerSubsystems, () => ({ [nodeId]: SUBSYSTEMS }), readSubsystems);
}

const INFO = { level: 'info', level_syslog: 400 };
const LOGGERS: Loggers = { total: 1, loggers: { node: INFO } };
const SUBSYSTEMS: LoggerSubsystems = { subsystems: { node: { title: 'Node', categories: ['node'], description: 'Everything this node writes to its log.', ...INFO } } };

const messageOf = ({ at, caller, text }: LogLine, node_id: string): SystemMessage => ({ caller, content: text, timestamp: new Date(at).toISOString(), node_id });

const textOf = ({ at, caller, text }: LogLine) => `${new Date(at).toISOString()} INFO  [${caller}] ${text}\n`;
