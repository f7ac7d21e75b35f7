import { endpoint } from './endpoint';

/** An entry of a node's event log. */
export type SystemMessage = { caller: string; content: string; timestamp: string; node_id: string };
/** `level_syslog` is the level number of the logging library, 400 for info. */
export type LoggerLevel = { level: string; level_syslog: number };
export type LoggerSubsystems = {
  subsystems: Record<
    string,
    LoggerLevel & { title: string; categories: string[]; description: string }
  >;
};
export type Loggers = { total: number; loggers: Record<string, LoggerLevel> };

/** Newest first, 30 per page. */
export const pageOfSystemMessages = endpoint<
  { page: number },
  { messages: SystemMessage[]; total: number }
>({ method: 'GET', path: '/system/messages', toRequest: ({ page }) => ({ query: { page } }) });

export const listLoggers = endpoint<void, Loggers>({
  method: 'GET',
  path: '/system/loggers',
  toRequest: () => ({}),
});
export const listLoggerSubsystems = endpoint<void, LoggerSubsystems>({
  method: 'GET',
  path: '/system/loggers/subsystems',
  toRequest: () => ({}),
});
export const listClusterLoggers = endpoint<void, Record<string, Loggers | null>>({
  method: 'GET',
  path: '/cluster/system/loggers',
  toRequest: () => ({}),
});
export const listClusterLoggerSubsystems = endpoint<void, Record<string, LoggerSubsystems | null>>({
  method: 'GET',
  path: '/cluster/system/loggers/subsystems',
  toRequest: () => ({}),
});
type OfNode = { nodeId: string };
type OfSubsystem = { subsystem: string; level: string };
type OfLogger = { logger: string; level: string };
/** The result of a call that was forwarded to each node. */
export type CallResult<Entity = unknown> = {
  call_executed: boolean;
  server_error_message: string | null;
  response: {
    success: boolean;
    code: number;
    entity: Entity | null;
    error_text: string | null;
  } | null;
};

/** `level` is any string; unknown levels count as debug. */
export const setSubsystemLevel = endpoint<OfSubsystem, null>({
  method: 'PUT',
  path: '/system/loggers/subsystems/:subsystem/level/:level',
  status: 204,
  toRequest: (params) => ({ params }),
});
export const setNodeSubsystemLevel = endpoint<OfNode & OfSubsystem, null>({
  method: 'PUT',
  path: '/cluster/system/loggers/:nodeId/subsystems/:subsystem/level/:level',
  status: 204,
  toRequest: (params) => ({ params }),
});
export const setLoggerLevel = endpoint<OfLogger, null>({
  method: 'PUT',
  path: '/system/loggers/:logger/level/:level',
  status: 204,
  toRequest: (params) => ({ params }),
});
export const setClusterLoggerLevel = endpoint<OfLogger, Record<string, CallResult>>({
  method: 'PUT',
  path: '/cluster/system/loggers/:logger/level/:level',
  toRequest: (params) => ({ params }),
});
/** The last lines of the log, oldest first. */
export const recentLogLines = endpoint<{ limit: number }, string>({
  method: 'GET',
  path: '/system/loggers/messages/recent',
  answers: 'text',
  toRequest: ({ limit }) => ({ query: { limit } }),
});
