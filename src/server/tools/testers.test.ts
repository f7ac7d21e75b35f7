import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBackend, type Backend } from '../backend';

let backend: Backend;
beforeAll(async () => {
  backend = await createBackend({ adminPassword: 'secret', passwordCost: 1024 });
});
afterAll(() => backend.close());

async function test(tester: string, body: unknown) {
  const headers = {
    authorization: `Basic ${btoa('admin:secret')}`,
    'x-requested-by': 'test',
    'content-type': 'application/json',
  };
  const response = await backend.handle(
    new Request(`http://node.test/api/tools/${tester}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    }),
  );
  return { status: response.status, body: (await response.json()) as unknown };
}

describe('the expression tester', () => {
  it('finds the first group', async () => {
    expect(
      await test('regex_tester', { regex: 'took (\\d+) ms', string: 'it took 42 ms' }),
    ).toMatchObject({ body: { matched: true, match: { match: '42', start: 8, end: 10 } } });
  });

  it('has no match for a group that took no part', async () => {
    expect(await test('regex_tester', { regex: '(a)?b', string: 'b' })).toEqual({
      status: 200,
      body: {
        matched: true,
        match: { match: null, start: -1, end: -1 },
        regex: '(a)?b',
        string: 'b',
      },
    });
  });

  it('says what is wrong with an expression', async () => {
    expect(await test('regex_tester', { regex: '([', string: '' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('Unclosed character class near index 1') as string },
    });
  });

  it('is not held up by an expression that makes others try for ever', async () => {
    expect(
      await test('regex_tester', { regex: '^(a+)+$', string: `${'a'.repeat(50_000)}!` }),
    ).toMatchObject({ status: 200, body: { matched: false } });
  });
});

describe('the replacement tester', () => {
  it.each([
    ['$2-$1', true, '1-a2-b'],
    ['$0$0', false, 'a1a1b2'],
    ['${letter}', true, 'ab'],
    ['\\$1', true, '$1$1'],
    ['$11', true, 'a1b1'],
  ])('replaces by %s, all: %s', async (replacement, replace_all, expected) => {
    expect(
      await test('regex_replace_tester', {
        regex: '(?<letter>[a-z])(\\d)',
        string: 'a1b2',
        replacement,
        replace_all,
      }),
    ).toMatchObject({ status: 200, body: { match: { match: expected } } });
  });

  it.each(['$3', '${nope}', 'x$', 'x\\'])('refuses %s', async (replacement) => {
    expect(
      await test('regex_replace_tester', {
        regex: '(a)(b)',
        string: 'ab',
        replacement,
        replace_all: true,
      }),
    ).toMatchObject({ status: 400 });
  });
});

describe('the JSON tester', () => {
  const settings = {
    flatten: false,
    list_separator: ', ',
    key_separator: '_',
    kv_separator: '=',
    replace_key_whitespace: true,
    key_whitespace_replacement: '-',
    key_prefix: '',
  };

  it('makes fields of members, exactly', async () => {
    const string = '{"a b":{"c d":12345678901234567890,"e":null},"l":[1,{"x":[true]}],"f":1.5}';
    const answer = await backend.handle(
      new Request('http://node.test/api/tools/json_tester', {
        method: 'POST',
        headers: {
          authorization: `Basic ${btoa('admin:secret')}`,
          'x-requested-by': 'test',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ ...settings, string }),
      }),
    );
    expect(await answer.text()).toContain(
      '"matches":{"a-b_c-d":12345678901234567890,"l":"1, {x=[true]}","f":1.5}',
    );
  });

  it('refuses what is no object or nested without end', async () => {
    expect(await test('json_tester', { ...settings, string: '[1]' })).toMatchObject({
      status: 400,
    });
    expect(
      await test('json_tester', {
        ...settings,
        string: `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
      }),
    ).toMatchObject({ status: 400 });
  });
});

describe('the testers of plain text', () => {
  it('count parts from 1 and know none that is empty at the end', async () => {
    expect(
      await test('split_and_index_tester', { string: 'a,,b,', split_by: ',', index: 3 }),
    ).toMatchObject({ body: { successful: true, cut: 'b', begin_index: 3, end_index: 4 } });
    expect(
      await test('split_and_index_tester', { string: 'a,,b,', split_by: ',', index: 4 }),
    ).toMatchObject({ body: { successful: false, cut: null } });
  });

  it('want whole numbers and texts', async () => {
    expect(await test('substring_tester', { string: 'abc', start: 0.5, end: 2 })).toMatchObject({
      status: 400,
    });
    expect(await test('contains_string_tester', { string: 'abc' })).toMatchObject({ status: 400 });
  });
});
