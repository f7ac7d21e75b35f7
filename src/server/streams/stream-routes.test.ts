import { describe, expect, it } from 'vitest';
import type { PageList } from '@/contract/page-list';
import {
  DEFAULT_STREAM_ID,
  type Stream,
  type StreamMatch,
  type StreamRow,
  type StreamRule,
} from '@/contract/streams';
import { askedBackend, read } from '@test/backend/asked-backend';
import type { UserSummary } from '@/contract/users';
import { DEFAULT_INDEX_SET_ID } from '../indices/built-in-ids';

const EVENTS = '000000000000000000000002';
const NOWHERE = '5f5f5f5f5f5f5f5f5f5f5f5f';
const MAIL = {
  id: '6b019df4df73424ee9f4d114',
  title: 'Mail',
  description: 'what the mailer writes',
};
const users = [
  { username: 'mia', password: 'pw', permissions: ['streams:create'] },
  { username: 'rea', password: 'pw', permissions: [`streams:read:${MAIL.id}`] },
];
const draft = {
  title: 'Errors',
  index_set_id: DEFAULT_INDEX_SET_ID,
  rules: [{ type: 3, field: 'level', value: '3', inverted: true }],
};

async function started() {
  const { backend, ask } = await askedBackend({ seed: { users, streams: [MAIL] } });
  const made = async (body: object = draft, as?: string): Promise<string> =>
    (
      await read<{ stream_id: string }>(
        ask('POST', '/streams', { body, ...(as !== undefined && { as }) }),
      )
    ).stream_id;
  const stream = (id: string) => read<Stream>(ask('GET', `/streams/${id}`));
  const refusal = async (answer: Promise<Response>) => [
    (await answer).status,
    (await read<{ message: string }>(answer.then((one) => one.clone()))).message,
  ];
  return { backend, ask, made, stream, refusal };
}

describe('a new stream', () => {
  it('is paused, belongs to whoever made it and is found at its address', async () => {
    const { ask, stream } = await started();
    const answer = await ask('POST', '/streams', { body: draft });
    const { stream_id: id } = await read<{ stream_id: string }>(answer);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      201,
      `http://node.test/streams/${id}`,
    ]);
    expect(await stream(id)).toEqual({
      id,
      title: 'Errors',
      description: null,
      creator_user_id: 'admin',
      created_at: expect.stringMatching(/Z$/),
      disabled: true,
      matching_type: 'AND',
      remove_matches_from_default_stream: false,
      index_set_id: DEFAULT_INDEX_SET_ID,
      outputs: [],
      content_pack: null,
      is_default: false,
      is_editable: true,
      rules: [
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          stream_id: id,
          description: null,
          ...draft.rules[0],
        },
      ],
    });
  });

  it('may be changed, shared and deleted by its maker alone, until it is gone', async () => {
    const { ask, made } = await started();
    const id = await made(draft, 'mia:pw');
    expect((await ask('POST', `/streams/${id}/resume`, { as: 'mia:pw' })).status).toBe(204);
    expect(
      (await ask('PUT', `/streams/${id}`, { as: 'rea:pw', body: { title: 'Mine' } })).status,
    ).toBe(403);
    const rights = async () => {
      const { permissions, grn_permissions } = await read<UserSummary>(ask('GET', '/users/mia'));
      return [...permissions, ...grn_permissions].filter((permission) => permission.includes(id));
    };
    expect(await rights()).toContain(`entity:own:grn::::stream:${id}`);
    expect((await ask('DELETE', `/streams/${id}`, { as: 'mia:pw' })).status).toBe(204);
    expect(await rights()).toEqual([]);
  });

  it.each([
    [{ ...draft, title: ' ' }, 400, 'Validation failed!'],
    [{ title: 'x' }, 400, 'Cannot read property index_set_id: This property is required.'],
    [
      { ...draft, nope: 1 },
      400,
      'Unable to map property nope.\nKnown properties include: index_set_id, rules, title, description, content_pack, matching_type, remove_matches_from_default_stream',
    ],
    [
      { ...draft, rules: [{ type: 1, value: 'x' }] },
      400,
      'Cannot read property rules[0].field: This property is required.',
    ],
    [
      { ...draft, index_set_id: NOWHERE },
      500,
      expect.stringMatching(
        /^index set must not be null! \(stream id=[0-9a-f]{24} title="Errors"\)$/,
      ),
    ],
  ])('from %j is refused with %i', async (body, status, message) => {
    const { ask, refusal } = await started();
    expect(await refusal(ask('POST', '/streams', { body }))).toEqual([status, message]);
  });

  it('needs the permission', async () => {
    const { ask, refusal } = await started();
    expect(await refusal(ask('POST', '/streams', { body: draft, as: 'rea:pw' }))).toEqual([
      403,
      'Not authorized',
    ]);
  });
});

describe('changing a stream', () => {
  it('takes what is told; empty texts leave what is there', async () => {
    const { ask, stream } = await started();
    const changed = await read<Stream>(
      ask('PUT', `/streams/${MAIL.id}`, {
        body: {
          title: ' Post ',
          description: '',
          matching_type: 'OR',
          remove_matches_from_default_stream: true,
          nope: 1,
        },
      }),
    );
    expect(changed).toMatchObject({
      title: 'Post',
      description: MAIL.description,
      matching_type: 'OR',
      remove_matches_from_default_stream: true,
    });
    expect(await stream(MAIL.id)).toEqual(changed);
  });

  it.each([
    [
      { matching_type: 'XOR' },
      "Invalid matching type 'XOR' specified. Should be one of: [AND, OR]",
    ],
    [{ index_set_id: NOWHERE }, `Index set with ID <${NOWHERE}> does not exist!`],
  ])('to %j is refused', async (body, message) => {
    const { ask, refusal } = await started();
    expect(await refusal(ask('PUT', `/streams/${MAIL.id}`, { body }))).toEqual([400, message]);
  });

  it('is refused for streams of the server itself', async () => {
    const { ask, refusal } = await started();
    const rule = { type: 7, field: '', value: '' };
    for (const id of [DEFAULT_STREAM_ID, EVENTS]) {
      expect(await refusal(ask('PUT', `/streams/${id}`, { body: { title: 'x' } }))).toEqual([
        400,
        'The stream cannot be edited.',
      ]);
      expect(await refusal(ask('DELETE', `/streams/${id}`))).toEqual([
        400,
        'The stream cannot be deleted.',
      ]);
      expect(await refusal(ask('POST', `/streams/${id}/pause`))).toEqual([
        400,
        'The stream cannot be paused.',
      ]);
      expect(await refusal(ask('POST', `/streams/${id}/resume`))).toEqual([
        400,
        'The stream cannot be resumed.',
      ]);
      expect(
        await refusal(
          ask('POST', `/streams/${id}/clone`, {
            body: { title: 'x', index_set_id: DEFAULT_INDEX_SET_ID },
          }),
        ),
      ).toEqual([400, 'The stream cannot be cloned.']);
      expect(await refusal(ask('POST', `/streams/${id}/rules`, { body: rule }))).toEqual([
        400,
        'Cannot add stream rules to non-editable streams.',
      ]);
    }
  });
});

it('a copy has the rules under new ids and is paused', async () => {
  const { ask, made, stream } = await started();
  const id = await made();
  const copy = await read<{ stream_id: string }>(
    ask('POST', `/streams/${id}/clone`, {
      body: {
        title: 'Copy',
        description: 'of errors',
        remove_matches_from_default_stream: true,
        index_set_id: DEFAULT_INDEX_SET_ID,
      },
    }),
  );
  const [before, after] = [await stream(id), await stream(copy.stream_id)];
  expect(after).toMatchObject({
    title: 'Copy',
    description: 'of errors',
    remove_matches_from_default_stream: true,
    disabled: true,
  });
  expect(after.rules).toEqual([
    {
      ...before.rules[0],
      id: expect.not.stringMatching(before.rules[0]?.id ?? ''),
      stream_id: copy.stream_id,
    },
  ]);
});

it('many are changed at once, and each refusal is told', async () => {
  const { ask, made, stream } = await started();
  const id = await made();
  const bulk = (what: string, ids: string[], as?: string) =>
    read(
      ask('POST', `/streams/bulk_${what}`, {
        body: { entity_ids: ids },
        ...(as !== undefined && { as }),
      }),
    );
  expect(await bulk('resume', [id, NOWHERE])).toEqual({
    successfully_performed: 1,
    failures: [{ entity_id: NOWHERE, failure_explanation: `Stream <${NOWHERE}> not found!` }],
  });
  expect((await stream(id)).disabled).toBe(false);
  expect(await bulk('pause', [id], 'rea:pw')).toEqual({
    successfully_performed: 0,
    failures: [
      { entity_id: id, failure_explanation: `Not authorized to access resource id <${id}>` },
    ],
  });
  expect(await bulk('delete', [id, EVENTS])).toEqual({
    successfully_performed: 1,
    failures: [{ entity_id: EVENTS, failure_explanation: 'The stream cannot be deleted.' }],
  });
  expect((await ask('GET', `/streams/${id}`)).status).toBe(404);
  expect(await bulk('delete', [])).toEqual({
    type: 'ApiError',
    message: 'No IDs provided in the request',
  });
});

it('several streams are given to an index set, or none when one is unknown', async () => {
  const { ask } = await started();
  const put = (ids: string[], set = DEFAULT_INDEX_SET_ID) =>
    ask('PUT', `/streams/indexSet/${set}`, { body: ids });
  expect((await put([MAIL.id])).status).toBe(200);
  const missing = await put([MAIL.id, NOWHERE]);
  expect([missing.status, await missing.json()]).toEqual([404, `Missing streams: [${NOWHERE}]`]);
  expect((await put([MAIL.id], NOWHERE)).status).toBe(404);
});

describe('the list', () => {
  it('holds what the caller may read, and tells how many there are in all', async () => {
    const { ask } = await started();
    const { elements, pagination, total } = await read<PageList<StreamRow>>(
      ask(
        'GET',
        '/streams/paginated?query=title:mail,nothing&filters=disabled:false&sort=index_set_title&order=desc',
        { as: 'rea:pw' },
      ),
    );
    expect([elements.map(({ id }) => id), pagination.total, total]).toEqual([[MAIL.id], 1, 4]);
    expect(elements[0]).toMatchObject({
      outputs: null,
      created_at: '1970-01-01T00:00:00.000+0000',
    });
  });

  it('of running ones leaves out those that are paused', async () => {
    const { ask, made } = await started();
    const id = await made();
    const ids = async (path: string) =>
      (await read<{ streams: Stream[] }>(ask('GET', path))).streams.map((stream) => stream.id);
    expect(await ids('/streams')).toContain(id);
    expect(await ids('/streams/enabled')).not.toContain(id);
  });
});

describe('rules', () => {
  it.each([
    ['[z-a]', 2],
    ['([', 2],
    ['a(b', 2],
    ['*', 1],
    ['a{2,1}', 2],
  ])('with the expression %s are refused, with the place', async (value, at) => {
    const { ask } = await started();
    const body = { type: 2, field: 'source', value, inverted: false };
    const refused = await ask('POST', `/streams/${MAIL.id}/rules`, { body });
    expect(refused.status).toBe(400);
    expect(await read(Promise.resolve(refused))).toMatchObject({
      message: `The regular expression [${value}] is not valid at character ${at}.`,
    });
    const plain = { ...body, type: 1 };
    expect((await ask('POST', `/streams/${MAIL.id}/rules`, { body: plain })).status).toBe(201);
  });

  const rules = (ask: Awaited<ReturnType<typeof started>>['ask']) =>
    read<{ total: number; stream_rules: StreamRule[] }>(ask('GET', `/streams/${MAIL.id}/rules`));

  it('are added, changed by either method and removed', async () => {
    const { ask } = await started();
    const made = await ask('POST', `/streams/${MAIL.id}/rules`, {
      body: {
        type: 2,
        field: 'source',
        value: '(?=x)',
        inverted: false,
        description: 'unsupported',
      },
    });
    const { streamrule_id: id } = await read<{ streamrule_id: string }>(made);
    expect([made.status, made.headers.get('location')]).toEqual([
      201,
      `http://node.test/streams/${MAIL.id}/rules/${id}`,
    ]);
    expect(
      await read(
        ask('PUT', `/streams/${MAIL.id}/rules/${id}`, {
          body: { type: 1, field: 'source', value: 'mx1', inverted: true },
        }),
      ),
    ).toEqual({ streamrule_id: id });
    expect(await rules(ask)).toEqual({
      total: 1,
      stream_rules: [
        {
          id,
          type: 1,
          field: 'source',
          value: 'mx1',
          inverted: true,
          stream_id: MAIL.id,
          description: null,
        },
      ],
    });
    expect(
      (
        await ask('POST', `/streams/${MAIL.id}/rules/${id}`, {
          body: { type: 5, field: 'source', value: '' },
        })
      ).status,
    ).toBe(200);
    expect(await read(ask('GET', `/streams/${MAIL.id}/rules/${id}`))).toMatchObject({
      type: 5,
      inverted: false,
    });
    expect((await ask('DELETE', `/streams/${MAIL.id}/rules/${id}`)).status).toBe(204);
    expect((await rules(ask)).total).toBe(0);
  });

  it('that are unknown are told so', async () => {
    const { ask, refusal } = await started();
    expect(await refusal(ask('DELETE', `/streams/${MAIL.id}/rules/${NOWHERE}`))).toEqual([
      404,
      `Couldn't find stream rule with ID${NOWHERE}`,
    ]);
  });

  it('are tried on a message, one by one', async () => {
    const { ask, made, stream, refusal } = await started();
    const id = await made({
      ...draft,
      rules: [
        ...draft.rules,
        { type: 6, field: 'message', value: 'refused' },
        { type: 99, field: 'source', value: 'x' },
      ],
    });
    const [level, text] = (await stream(id)).rules.map((rule) => rule.id);
    const test = (message: object | null) =>
      ask('POST', `/streams/${id}/testMatch`, { body: { message } });
    expect(
      await read<StreamMatch>(test({ _id: '1', message: 'connection refused', level: 3 })),
    ).toEqual({ matches: true, rules: { [level ?? '']: true, [text ?? '']: true } });
    expect(await read<StreamMatch>(test({ _id: '1', message: 'connected', level: 3 }))).toEqual({
      matches: false,
      rules: { [level ?? '']: true, [text ?? '']: false },
    });
    expect(await refusal(test({ message: 'x' }))).toEqual([500, 'message id cannot be null']);
  });
});
