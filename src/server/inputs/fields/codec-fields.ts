import { DECOMPRESS_SIZE_LIMIT } from '../definition/limits';
import type { RequestedFields } from '../definition/input-type';
import { field, required } from './field';
import { timeZoneChoices } from './time-zones';

/** Settings of most decoders. */
export const codecFields: RequestedFields = {
  override_source: field(
    'text',
    'Override source',
    'Source of every message, overriding the one sent.',
    null,
  ),
  charset_name: field('text', 'Encoding', 'The character encoding of the messages.', 'UTF-8'),
};

export const gelfFields: RequestedFields = {
  ...codecFields,
  decompress_size_limit: field(
    'number',
    'Decompressed size limit',
    'Maximum size of a message after decompression, in bytes.',
    DECOMPRESS_SIZE_LIMIT,
  ),
};

export const syslogFields: RequestedFields = {
  ...codecFields,
  force_rdns: field(
    'boolean',
    'Force rDNS?',
    'Look up the host name of the sender and store it as the source.',
    false,
  ),
  allow_override_date: field(
    'boolean',
    'Allow overriding date?',
    'Use the time of arrival if a message has no readable date, instead of rejecting it.',
    true,
  ),
  store_full_message: field(
    'boolean',
    'Store full message?',
    'Store the received line in full_message.',
    false,
  ),
  expand_structured_data: field(
    'boolean',
    'Expand structured data?',
    'Prefix each structured data name with the ID of its element.',
    false,
  ),
  timezone: {
    ...field('dropdown', 'Time Zone', 'Time zone of dates that do not contain one.', 'NotSet'),
    // Computed on demand: unpacking all zones takes 20 MB, which decoding threads do not need.
    get additional_info() {
      return { values: timeZoneChoices() };
    },
  },
};

/** Graylog's CEF inputs cannot override source or encoding. */
export const cefFields: RequestedFields = {
  timezone: field(
    'text',
    'Timezone',
    'Time zone of dates that do not contain one: a name such as America/Chicago, or an offset from UTC such as +01:00.',
    'Etc/UTC',
    required,
  ),
  locale: field(
    'text',
    'Locale',
    'Language of month names in dates, such as de or fr_FR. English if empty.',
    '',
  ),
  use_full_names: field(
    'boolean',
    'Use full field names',
    'Use the full field names of the CEF dictionary, such as sourceAddress for src.',
    false,
  ),
};
