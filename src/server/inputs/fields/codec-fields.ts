import { DECOMPRESS_SIZE_LIMIT } from '../definition/limits';
import type { RequestedFields } from '../definition/input-type';
import { field, required } from './field';
import { timeZoneChoices } from './time-zones';

/** Settings of most decoders. */
export const codecFields: RequestedFields = {
  override_source: field(
    'text',
    'Override source',
    'Stored as the source of every message, whatever the sender says.',
    null,
  ),
  charset_name: field('text', 'Encoding', 'The character encoding of the messages.', 'UTF-8'),
};

export const gelfFields: RequestedFields = {
  ...codecFields,
  decompress_size_limit: field(
    'number',
    'Decompressed size limit',
    'The most bytes a compressed message may unfold to.',
    DECOMPRESS_SIZE_LIMIT,
  ),
};

export const syslogFields: RequestedFields = {
  ...codecFields,
  force_rdns: field(
    'boolean',
    'Force rDNS?',
    "Asks the name servers for the sender's name and stores it as the source.",
    false,
  ),
  allow_override_date: field(
    'boolean',
    'Allow overriding date?',
    'Takes the time of arrival where a message has no readable date, instead of refusing it.',
    true,
  ),
  store_full_message: field(
    'boolean',
    'Store full message?',
    'Keeps the line as it was sent in full_message.',
    false,
  ),
  expand_structured_data: field(
    'boolean',
    'Expand structured data?',
    'Puts the id of its element in front of each name of structured data.',
    false,
  ),
  timezone: {
    ...field('dropdown', 'Time Zone', 'The zone of dates that name none.', 'NotSet'),
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
    'The zone of dates that name none: a name such as America/Chicago, or a distance from UTC such as +01:00.',
    'Etc/UTC',
    required,
  ),
  locale: field(
    'text',
    'Locale',
    'The language of the month names in dates, such as de or fr_FR; English when empty.',
    '',
  ),
  use_full_names: field(
    'boolean',
    'Use full field names',
    "Stores fields under the CEF dictionary's full names, such as sourceAddress for src.",
    false,
  ),
};
