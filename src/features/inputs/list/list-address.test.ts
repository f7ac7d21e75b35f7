import { expect, it } from 'vitest';
import type { InputSummary } from '@/contract/inputs';
import { readStates } from '../state/input-state';
import { byTitle, isEverything, matches, readFilter, writeFilter } from './list-address';

const input: InputSummary = {
  id: '65a',
  title: 'Firewalls',
  type: 'org.graylog2.inputs.syslog.udp.SyslogUDPInput',
  name: 'Syslog UDP',
  global: false,
  node: 'n1',
  content_pack: null,
  created_at: '',
  creator_user_id: 'admin',
  attributes: { bind_address: '0.0.0.0', port: 1514, tls_key_password: 'hunter2' },
  static_fields: { site: 'Kiel' },
};
const states = readStates({
  n1: [
    { id: '65a', state: 'FAILED', started_at: '', detailed_message: null, message_input: input },
  ],
});
const shown = (query: string) => matches(input, readFilter(new URLSearchParams(query)), states);

it('searches what the row shows, but not secrets', () => {
  expect(
    [
      'q=fire',
      'q=1514',
      'q=kiel+syslog',
      'q=65a',
      'state=failed',
      'node=n1',
      'type=org.graylog2.inputs.syslog.udp.SyslogUDPInput',
      '',
    ].filter(shown),
  ).toHaveLength(8);
  expect(
    ['q=hunter2', 'q=fire+gelf', 'state=running', 'node=global', 'node=n2', 'type=x'].filter(shown),
  ).toEqual([]);
});

it('shows all inputs while states are unknown', () => {
  expect(matches(input, readFilter(new URLSearchParams('state=stopped')), undefined)).toBe(true);
});

it('survives a round trip and keeps other parameters', () => {
  const filter = readFilter(new URLSearchParams('q=a+b&state=nonsense&node=global'));
  expect(filter).toEqual({ text: 'a b', type: '', state: '', node: 'global' });
  expect(
    writeFilter({ ...filter, node: '' }, new URLSearchParams('other=1&node=global')).toString(),
  ).toBe('other=1&q=a+b');
  expect(isEverything(readFilter(new URLSearchParams('other=1&q=+')))).toBe(true);
});

it('sorts numbers in titles by value', () => {
  expect(
    [
      { ...input, title: 'Rack 10' },
      { ...input, title: 'rack 9' },
    ]
      .toSorted(byTitle)
      .map(({ title }) => title),
  ).toEqual(['rack 9', 'Rack 10']);
});
