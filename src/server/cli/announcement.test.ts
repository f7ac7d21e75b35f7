import { expect, it } from 'vitest';
import { announcement, whereToSend } from './announcement';

it('says what a newcomer needs after a first start', () => {
  expect(
    announcement({
      url: 'http://127.0.0.1:9000/',
      generatedPassword: 'tea-pot',
      signInLink: 'http://127.0.0.1:9000/login/one-time/x',
      dataDirectory: '/srv/data',
    }),
  ).toBe(`Console    http://127.0.0.1:9000/
Sign in    as admin with the password tea-pot (generated, shown only this time)
           or with this link, once within 15 minutes: http://127.0.0.1:9000/login/one-time/x
Data       /srv/data
Stop       Ctrl+C`);
});

it('shows no password and no link later', () => {
  expect(
    announcement({
      url: 'http://127.0.0.1:9000/',
      generatedPassword: undefined,
      signInLink: undefined,
      dataDirectory: '/srv/data',
    }),
  ).toContain('Sign in    with your account, for example admin\nData');
});

it('lists the inputs of each port', () => {
  expect(
    whereToSend([
      { title: 'GELF TCP', host: '127.0.0.1', port: 12201 },
      { title: 'GELF UDP', host: '127.0.0.1', port: 12201 },
      { title: 'Syslog', host: '::', port: 1514 },
    ]),
  ).toBe(`Send logs  to 127.0.0.1:12201 (GELF TCP, GELF UDP)
           to [::]:1514 (Syslog)`);
  expect(whereToSend([])).toBe('');
});
