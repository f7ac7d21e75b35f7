import { expect, it } from 'vitest';
import { readFields } from '@/shared/config-form/config-field';
import { fromConfiguration } from '@/shared/config-form/config-values';
import { groupFields, isChanged } from './field-groups';

const field = (is_optional: boolean, default_value: unknown, more = {}) => ({
  type: typeof default_value === 'number' ? 'number' : 'text',
  is_optional,
  default_value,
  ...more,
});
const fields = readFields({
  bind_address: field(false, '0.0.0.0'),
  port: field(false, 12201),
  number_worker_threads: field(true, 2),
  fetch_min_bytes: field(false, 5),
  bootstrap_server: field(true, ''),
  tls_key_password: field(true, '', { is_encrypted: true }),
});
const namesOf = (some: readonly { name: string }[]) => some.map(({ name }) => name);

it('puts first what most users fill in', () => {
  const { main, advanced } = groupFields(fields);
  expect(namesOf(main)).toEqual(['bind_address', 'port', 'bootstrap_server']);
  expect(namesOf(advanced)).toEqual([
    'fetch_min_bytes',
    'number_worker_threads',
    'tls_key_password',
  ]);
});

it('tells values that differ from the default', () => {
  const changedIn = (configuration?: Record<string, unknown>) => {
    const values = fromConfiguration(fields, configuration);
    return namesOf(fields.filter((one) => isChanged(one, values[one.key])));
  };
  expect(changedIn()).toEqual([]);
  expect(changedIn({ port: 12202, number_worker_threads: 2 })).toEqual(['port']);
  expect(changedIn({ tls_key_password: { is_set: true } })).toEqual(['tls_key_password']);
});
