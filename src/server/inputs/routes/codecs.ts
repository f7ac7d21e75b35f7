import type { CodecTypeInfo, RequestedField } from '@/contract/inputs';
import { inputTypes } from '../registry';

type Codec = {
  name: string;
  /** An input whose form has the codec's fields. */ of: string;
  fields: readonly string[];
};

const BASE = ['override_source', 'charset_name'];

/** What Graylog calls the decoders; some have no name there. */
const CODECS: Readonly<Record<string, Codec>> = {
  raw: { name: 'Raw String', of: 'Raw/Plaintext TCP', fields: BASE },
  gelf: { name: 'GELF', of: 'GELF TCP', fields: [...BASE, 'decompress_size_limit'] },
  syslog: {
    name: 'Syslog',
    of: 'Syslog TCP',
    fields: [
      ...BASE,
      'force_rdns',
      'allow_override_date',
      'store_full_message',
      'expand_structured_data',
      'timezone',
    ],
  },
  CEF: { name: '', of: 'CEF TCP', fields: ['timezone', 'locale', 'use_full_names'] },
  beats: { name: 'Beats', of: 'Beats', fields: [...BASE, 'no_beats_prefix'] },
  'beats-deprecated': { name: 'Beats (deprecated)', of: 'Beats (deprecated)', fields: BASE },
  jsonpath: {
    name: 'JSON Path',
    of: 'JSON path value from HTTP API',
    fields: [...BASE, 'path', 'source', 'enable_flattening'],
  },
  netflow: { name: '', of: 'NetFlow UDP', fields: [...BASE, 'netflow9_definitions_Path'] },
  'random-http-msg': {
    name: 'Random HTTP Message',
    of: 'Random HTTP message generator',
    fields: BASE,
  },
};

/** The decoders of the inputs that this node knows, with their part of the form. */
export function codecTypes(): Record<string, CodecTypeInfo> {
  return Object.fromEntries(
    Object.entries(CODECS).flatMap(([type, { name, of, fields }]) => {
      const form = inputTypes().find((one) => one.name === of)?.fields;
      if (form === undefined) return [];
      const own = fields.flatMap((field): [string, RequestedField][] =>
        form[field] === undefined ? [] : [[field, form[field]]],
      );
      return [[type, { type, name, requested_configuration: Object.fromEntries(own) }]];
    }),
  );
}
