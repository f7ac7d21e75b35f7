import { facilityName, facilityNumberOf } from '@/domain/format/syslog-priority';
import { defineConverter } from '../definition/converter-type';
import { priorityNumber } from './priority-number';

/** The name of the facility of a syslog priority. */
export const syslogPriFacility = defineConverter({
  type: 'syslog_pri_facility',
  parameters: [],
  compile: () => (text) => facilityName(facilityNumberOf(priorityNumber(text))),
});
