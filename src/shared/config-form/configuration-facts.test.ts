import { expect, it } from 'vitest';
import type { RequestedField } from '@/contract/inputs';
import { configurationFacts } from './configuration-facts';

const field = (human_name: string, more: Partial<RequestedField> = {}): RequestedField => ({
  type: 'text',
  human_name,
  description: '',
  default_value: '',
  is_optional: true,
  is_encrypted: false,
  attributes: [],
  additional_info: {},
  position: 100,
  ...more,
});
const requested = {
  key: field('Key', { attributes: ['is_password'] }),
  properties: field('Properties', { attributes: ['is_sensitive'] }),
  headers: field('Headers', { is_encrypted: true }),
  zone: field('Zone', { type: 'dropdown', additional_info: { values: { UTC: 'Universal' } } }),
  tls: field('TLS', { type: 'boolean' }),
  port: field('Port', { type: 'number', is_optional: false }),
  empty: field('Empty'),
};

it('labels configured values like the form and hides secrets', () => {
  const facts = configurationFacts(
    {
      key: 'hunter2',
      properties: 'a=hunter3',
      headers: { is_set: true },
      zone: 'UTC',
      tls: false,
      port: 514,
      empty: '',
      unknown: ['a', 'b'],
    },
    requested,
  );
  expect(facts).toEqual([
    { name: 'port', label: 'Port', kind: 'text', text: '514' },
    { name: 'key', label: 'Key', kind: 'secret' },
    { name: 'properties', label: 'Properties', kind: 'secret' },
    { name: 'headers', label: 'Headers', kind: 'secret' },
    { name: 'zone', label: 'Zone', kind: 'text', text: 'Universal' },
    { name: 'tls', label: 'TLS', kind: 'flag', on: false },
    { name: 'unknown', label: 'unknown', kind: 'text', text: 'a, b' },
  ]);
});

it('hides what sounds secret if the type is unknown', () => {
  expect(
    configurationFacts(
      {
        broker_password: 'hunter2',
        aws_access_token: 't',
        port: 1,
        not_set: { is_set: false },
      },
      undefined,
    ),
  ).toEqual([
    { name: 'broker_password', label: 'broker_password', kind: 'secret' },
    { name: 'aws_access_token', label: 'aws_access_token', kind: 'secret' },
    { name: 'port', label: 'port', kind: 'text', text: '1' },
  ]);
});

it('shows sizes in bytes in words', () => {
  expect(configurationFacts({ recv_buffer_size: 1_048_576, port: 12201 }, undefined)).toMatchObject(
    [{ text: '1 MiB' }, { text: '12201' }],
  );
});
