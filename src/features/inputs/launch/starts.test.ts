import { expect, it } from 'vitest';
import type { InputSummary, InputTypeInfo } from '@/contract/inputs';
import { fieldOfFailure } from './failure-field';
import { obstacle, startOfCopy, startOfNew } from './starts';

const gelf = 'org.graylog2.inputs.gelf.tcp.GELFTCPInput';
const input: InputSummary = {
  id: '65a',
  title: 'Shop',
  type: gelf,
  name: 'GELF TCP',
  global: false,
  node: 'n2',
  content_pack: null,
  created_at: '',
  creator_user_id: 'admin',
  attributes: { bind_address: '127.0.0.1', port: 12_201, token: { is_set: true }, tags: ['a'] },
  static_fields: {},
};
const info: InputTypeInfo = {
  type: gelf,
  name: 'GELF TCP',
  is_exclusive: false,
  link_to_docs: '',
  requested_configuration: {
    port: {
      type: 'number',
      human_name: 'Port',
      description: '',
      default_value: 12_201,
      is_optional: false,
      is_encrypted: false,
      attributes: [],
      additional_info: {},
      position: 100,
    },
  },
};
const surroundings = { inputs: [input], nodeId: 'n1' };

it('a new input gets a free port', () => {
  expect(startOfNew(info, surroundings)).toEqual({
    title: 'GELF TCP',
    global: true,
    node: 'n1',
    configuration: { port: 12_202 },
  });
});

it('a copy has no secrets and gets a free port', () => {
  expect(startOfCopy(input, 'Copy of Shop', surroundings)).toEqual({
    title: 'Copy of Shop',
    global: false,
    node: 'n2',
    configuration: { bind_address: '127.0.0.1', port: 12_202, tags: ['a'] },
  });
});

it('explains why a type cannot be launched', () => {
  expect(obstacle(info, [input])).toBeUndefined();
  expect(obstacle({ ...info, is_exclusive: true }, [input])).toEqual({ kind: 'exists' });
  expect(obstacle({ ...info, unavailable: 'It needs a broker.' }, [])).toEqual({
    kind: 'unavailable',
    reason: 'It needs a broker.',
  });
});

it.each([
  ['Cannot listen on 127.0.0.1:12201: address already in use by another input or program.', 'port'],
  ['Failed to bind to: /0.0.0.0:12201: Address already in use', 'port'],
  ['Cannot listen on 192.0.2.1: this machine has no such address.', 'bind_address'],
  ['The bind address is neither an IP address nor a known host name.', 'bind_address'],
  ['tls_key_file is encrypted, but tls_key_password is empty.', 'tls_key_password'],
  ['Something else.', undefined],
])('%s stands at %s', (reason, field) => {
  expect(fieldOfFailure(reason, ['bind_address', 'port', 'tls_key_file', 'tls_key_password'])).toBe(
    field,
  );
});
