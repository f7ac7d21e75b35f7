import { csv } from './converters/csv';
import { date } from './converters/date';
import { flexdate } from './converters/flexdate';
import { hash } from './converters/hash';
import { ipAnonymizer } from './converters/ip-anonymizer';
import { lookupTableConverter } from './converters/lookup-table';
import { lowercase } from './converters/lowercase';
import { numeric } from './converters/numeric';
import { splitAndCount } from './converters/split-and-count';
import { syslogPriFacility } from './converters/syslog-pri-facility';
import { syslogPriLevel } from './converters/syslog-pri-level';
import { tokenizer } from './converters/tokenizer';
import { uppercase } from './converters/uppercase';
import type { ConverterType } from './definition/converter-type';

/** All types of converters, by their name in the API. */
export const CONVERTER_TYPES: ReadonlyMap<string, ConverterType> = new Map(
  [
    csv,
    date,
    flexdate,
    hash,
    ipAnonymizer,
    lookupTableConverter,
    lowercase,
    numeric,
    splitAndCount,
    syslogPriFacility,
    syslogPriLevel,
    tokenizer,
    uppercase,
  ].map((one) => [one.type, one]),
);
