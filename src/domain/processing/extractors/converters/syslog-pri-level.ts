import { severityOf } from '@/domain/format/syslog-priority';
import { defineConverter } from '../definition/converter-type';
import { priorityNumber } from './priority-number';

/** The severity, 0 to 7, of a syslog priority. */
export const syslogPriLevel = defineConverter({
  type: 'syslog_pri_level',
  parameters: [],
  compile: () => (text) => severityOf(priorityNumber(text)),
});
