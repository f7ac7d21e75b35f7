import { endpoint } from './endpoint';

/** Something worth telling that happened on a node. */
export type SystemMessage = { caller: string; content: string; timestamp: string; node_id: string };
/** `level_syslog` is the number of the logging library, 400 for info. */
export type LoggerLevel = { level: string; level_syslog: number };
export type LoggerSubsystems = { subsystems: Record<string, LoggerLevel & { title: string; categories: string[]; description: string }> };
export type Loggers = { total: number; loggers: Record<string, LoggerLevel> };

/** Newest first, 30 a page. */
export const pageOfSystemMessages = endpoint<{ page: number }, { messages: SystemMessage[]; total: number }>({ method: 'GET', path: '/system/messages', toRequest: ({ page }) => ({ query: { page } }) });

export const listLoggers = endpoint<void, Loggers>({ method: 'GET', path: '/system/loggers', toRequest: () => ({}) });
export const listLoggerSubsystems = endpoint<void, LoggerSubsystems>({ method: 'GET', path: '/system/loggers/subsystems', toRequest: () => ({}) });
export const listClusterLoggers = endpoint<void, Record<string, Loggers | null>>({ method: 'GET', path: '/cluster/system/loggers', toRequest: () => ({}) });
export const listClusterLoggerSubsystems = endpoint<void, Record<string, LoggerSubsystems | null>>({ method: 'GET', path: '/cluster/system/loggers/subsystems', toRequest: () => ({}) });
/** The last lines of the log, oldest first. */
export const recentLogLines = endpoint<{ limit: number }, string>({ method: 'GET', path: '/system/loggers/messages/recent', answers: 'text', toRequest: ({ limit }) => ({ query: { limit } }) });
