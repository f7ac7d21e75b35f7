import { describe, expect, it } from 'vitest';
import { createGuard } from './guard';

const local = createGuard({ host: '127.0.0.1', allowedHosts: ['logs.example.org'] });
const everywhere = createGuard({ host: '0.0.0.0', allowedHosts: [] });
const get = (url: string) => new Request(url);
const post = (url: string, origin?: string) =>
  new Request(url, { method: 'POST', headers: origin === undefined ? {} : { origin } });

describe('the guard', () => {
  it.each([
    'http://localhost:9000/',
    'http://127.0.0.1:9000/',
    'http://[::1]:9000/',
    'http://logs.example.org/',
    'http://LOGS.example.org/',
  ])('answers to %s', (url) => {
    expect(local(get(url))).toBeUndefined();
  });

  it.each([
    'http://rebound.evil.example:9000/',
    'http://10.1.2.3:9000/',
    'http://localhost.evil.example/',
  ])('refuses %s', (url) => {
    expect(local(get(url))).toMatchObject({ status: 403 });
  });

  it('answers to every address, but not to every name, when it listens everywhere', () => {
    expect(everywhere(get('http://10.1.2.3:9000/'))).toBeUndefined();
    expect(everywhere(get('http://[fe80::1]:9000/'))).toBeUndefined();
    expect(everywhere(get('http://rebound.evil.example:9000/'))).toMatchObject({ status: 403 });
  });

  it('lets only its own pages ask for changes', () => {
    expect(local(post('http://localhost:9000/api/x'))).toBeUndefined();
    expect(local(post('http://localhost:9000/api/x', 'http://localhost:9000'))).toBeUndefined();
    expect(local(post('http://127.0.0.1:9000/api/x', 'https://logs.example.org'))).toBeUndefined();
    for (const origin of ['http://evil.example', 'http://localhost:8080', 'null'])
      expect(local(post('http://localhost:9000/api/x', origin))).toMatchObject({ status: 403 });
  });
});
