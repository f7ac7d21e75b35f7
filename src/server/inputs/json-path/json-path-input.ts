import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { codecFields } from '../fields/codec-fields';
import { field, required } from '../fields/field';
import { throttleFields } from '../fields/queue-fields';
import { defineInput, type Codec, type RequestedFields } from '../definition/input-type';
import { jsonPathDecoder } from './decode-json-path';
import { startJsonPath } from './start-json-path';

const UNITS = {
  NANOSECONDS: 'Nanoseconds',
  MICROSECONDS: 'Microseconds',
  MILLISECONDS: 'Milliseconds',
  SECONDS: 'Seconds',
  MINUTES: 'Minutes',
  HOURS: 'Hours',
  DAYS: 'Days',
};

const jsonPathCodec: Codec = {
  id: 'jsonpath',
  name: 'JSON Path',
  fields: {
    ...codecFields,
    path: field(
      'text',
      'JSON path of data to extract',
      'Path of the value in the response, as defined in RFC 9535.',
      '$.store.book[1].number_of_orders',
      required,
    ),
    source: field('text', 'Message source', 'Source of the messages.', 'yourapi', required),
    enable_flattening: field(
      'boolean',
      'Flatten JSON',
      'Store all values of the response as fields instead of the one at the path.',
      false,
    ),
  },
  decoder: jsonPathDecoder,
  parsesText: true,
};

const pollingFields: RequestedFields = {
  ...throttleFields,
  target_url: field(
    'text',
    'URI of JSON resource',
    'URL that returns JSON.',
    'http://example.org/api',
    required,
  ),
  encrypted_headers: field(
    'text',
    'Additional, sensitive HTTP headers.',
    'Headers with secrets, separated by commas, for example Authorization: Bearer <token>. They are never shown again.',
    '',
    { is_encrypted: true },
  ),
  headers: field(
    'text',
    'Additional HTTP headers',
    'Headers separated by commas, for example Accept: application/json, X-Requester: Graylog.',
    '',
  ),
  interval: field('number', 'Interval', 'Time between requests, in the unit below.', 1, required),
  timeunit: field('dropdown', 'Interval time unit', '', 'MINUTES', {
    ...required,
    additional_info: { values: UNITS },
  }),
};

export const jsonPathInputs = {
  [INPUT_TYPES.jsonPath]: defineInput({
    name: 'JSON path value from HTTP API',
    linkToDocs: 'https://docs.graylog.org/docs/json',
    codec: jsonPathCodec,
    transport: { fields: pollingFields, start: (input, context) => startJsonPath(input, context) },
  }),
};
