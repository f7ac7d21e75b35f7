import { over, PERMISSIONS } from '@/contract/permissions';
import * as api from '@/contract/system-log';
import type { LoggerSubsystems, Loggers } from '@/contract/system-log';
import { NODE_TEXTS } from '@/domain/node-text/texts';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { numberOf, readLevel } from './log-level';
import type { NodeLog } from './node-log';
import { demandNode } from './this-node';

/** The parts of the node that write logs, by Graylog's subsystems. */
const SUBSYSTEMS: Readonly<
  Record<string, { title: string; description: string; categories: readonly [string, ...string[]] }>
> = {
  graylog: {
    title: NODE_TEXTS['node.subsystem.node'],
    description: NODE_TEXTS['node.subsystem.nodeHelp'],
    categories: ['node', 'api'],
  },
  indexer: {
    title: NODE_TEXTS['node.subsystem.storage'],
    description: NODE_TEXTS['node.subsystem.storageHelp'],
    categories: ['storage', 'indices'],
  },
  sockets: {
    title: NODE_TEXTS['node.subsystem.inputs'],
    description: NODE_TEXTS['node.subsystem.inputsHelp'],
    categories: ['inputs'],
  },
  authentication: {
    title: NODE_TEXTS['node.subsystem.authentication'],
    description: NODE_TEXTS['node.subsystem.authenticationHelp'],
    categories: ['authentication'],
  },
};

/** Log levels, which last until the node stops. */
export function serveLoggers(
  table: RouteTable,
  { log, nodeId }: { log: Pick<NodeLog, 'levelOf' | 'setLevel'>; nodeId: string },
): void {
  /** Loggers that users have named, besides the existing ones. */
  const named = new Set(Object.values(SUBSYSTEMS).flatMap(({ categories }) => categories));
  const level = (name: string) => ({
    level: log.levelOf(name),
    level_syslog: numberOf(log.levelOf(name)),
  });
  const loggers = (): Loggers => ({
    total: named.size,
    loggers: Object.fromEntries([...named].map((name) => [name, level(name)])),
  });
  const subsystems = (): LoggerSubsystems => ({
    subsystems: Object.fromEntries(
      Object.entries(SUBSYSTEMS).map(([name, { categories, ...rest }]) => [
        name,
        { ...rest, categories: [...categories], ...level(categories[0]) },
      ]),
    ),
  });

  const read = { permission: over(PERMISSIONS.loggers.read, nodeId) };
  const readSubsystems = { permission: over(PERMISSIONS.loggers.readsubsystem, nodeId) };
  serve(table, api.listLoggers, loggers, read);
  serve(table, api.listLoggerSubsystems, subsystems, readSubsystems);
  serve(table, api.listClusterLoggers, () => ({ [nodeId]: loggers() }), read);
  serve(table, api.listClusterLoggerSubsystems, () => ({ [nodeId]: subsystems() }), readSubsystems);

  const setSubsystem = ({ params: { subsystem = '', level: text = '' }, demand }: Call) => {
    demand(PERMISSIONS.loggers.editsubsystem, subsystem);
    const found = Object.hasOwn(SUBSYSTEMS, subsystem) ? SUBSYSTEMS[subsystem] : undefined;
    if (!found) throw new Problem(404, `No such logging subsystem: [${subsystem}]`);
    for (const name of found.categories) log.setLevel(name, readLevel(text));
    return null;
  };
  serve(table, api.setSubsystemLevel, setSubsystem);
  serve(table, api.setNodeSubsystemLevel, (call) => {
    demandNode(call, nodeId);
    return setSubsystem(call);
  });

  const setLogger = ({ params: { logger = '', level: text = '' }, demand }: Call) => {
    demand(PERMISSIONS.loggers.edit, logger);
    if (named.size < MOST_LOGGERS || named.has(logger)) {
      named.add(logger);
      log.setLevel(logger, readLevel(text));
    }
    return null;
  };
  serve(table, api.setLoggerLevel, setLogger);
  serve(table, api.setClusterLoggerLevel, (call) => {
    setLogger(call);
    return {
      [nodeId]: {
        call_executed: true,
        server_error_message: null,
        response: { success: true, code: 204, entity: null, error_text: null },
      },
    };
  });
}

const MOST_LOGGERS = 1000;
