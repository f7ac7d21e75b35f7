import { expect, it } from 'vitest';
import { ApiError, isNoAnswer, missingStreamsOf, toApiError } from './errors';

const request = { method: 'POST', url: 'http://node/api/x' };
const from = (status: number, body: unknown) =>
  toApiError(status, typeof body === 'string' ? body : JSON.stringify(body), request);

// Bodies as a Graylog 5.1.13 sent them.
it.each([
  [
    'ApiError',
    404,
    { type: 'ApiError', message: 'Stream <notanid> not found!' },
    'Stream <notanid> not found!',
    {},
  ],
  [
    'ValidationApiError',
    400,
    {
      type: 'ValidationApiError',
      message: 'Validation failed!',
      validation_errors: {
        value: [{ error: 'Value "" is not a valid non-empty String!' }],
        key: [{ error: 'One.' }, { error: 'Two.' }],
      },
    },
    'Validation failed!',
    { value: 'Value "" is not a valid non-empty String!', key: 'One. Two.' },
  ],
  [
    'ValidationApiError of the whole entity',
    400,
    {
      type: 'ValidationApiError',
      message: 'Validation failed!',
      validation_errors: { _: [{ error: 'Grok pattern INT already exists' }] },
    },
    'Grok pattern INT already exists',
    {},
  ],
  [
    'ValidationResult',
    400,
    {
      errors: {
        title: ['Notification title cannot be empty.'],
        url: ['HTTP Notification url cannot be empty.'],
      },
      error_context: {},
      failed: true,
    },
    'Notification title cannot be empty. HTTP Notification url cannot be empty.',
    { title: 'Notification title cannot be empty.', url: 'HTTP Notification url cannot be empty.' },
  ],
  [
    'bean validation',
    400,
    [
      {
        message: 'must not be blank',
        message_template: '{javax.validation.constraints.NotBlank.message}',
        path: 'HTTPHeaderAuthenticationConfigResource.updateConfig.arg0.usernameHeader',
        invalid_value: '',
      },
    ],
    'usernameHeader: must not be blank',
    { usernameHeader: 'must not be blank' },
  ],
  [
    'parse errors',
    400,
    [
      {
        type: 'wrong_number_of_arguments',
        position_in_line: 2,
        line: 5,
        reason: 'Expected 2 arguments but found 1 in call to function set_field in line 5 pos 2',
      },
      {
        type: 'syntax_error',
        line: 5,
        position_in_line: 16,
        reason: "extraneous input '\"b\"' expecting ')'",
      },
    ],
    "Expected 2 arguments but found 1 in call to function set_field in line 5 pos 2\nextraneous input '\"b\"' expecting ')'",
    {},
  ],
  [
    'query parsing',
    400,
    { message: 'Cannot parse query', details: ['at 1:4'], line: 1, column: 4 },
    'Cannot parse query',
    {},
  ],
  [
    'DetailedError',
    500,
    {
      type: 'DetailedError',
      message: 'An error occurred: [nope_0]',
      details: ['Index not found for query: nope_0.'],
    },
    'An error occurred: [nope_0]',
    {},
  ],
  [
    'missing capabilities',
    409,
    {
      error: 'Unable to execute this search, the following capabilities are missing:',
      missing: { parameters: { name: 'Graylog Enterprise' } },
    },
    'Unable to execute this search, the following capabilities are missing:',
    {},
  ],
  ['plain text', 400, 'Bad thing.', 'Bad thing.', {}],
])('reads %s', (_, status, body, message, fieldErrors) => {
  const error = from(status, body);
  expect(error).toBeInstanceOf(ApiError);
  expect({ status: error.status, message: error.message, fieldErrors: error.fieldErrors }).toEqual({
    status,
    message,
    fieldErrors,
  });
  expect(error.body).toEqual(body);
  expect(error.request).toEqual(request);
});

it.each([
  '',
  '  \n',
  '<html><h1>502 Bad Gateway</h1></html>',
  '{"broken":',
  'null',
  '17',
  '{}',
  '[]',
  '{"message":{"no":"text"}}',
])('keeps its head over the body %j', (text) => {
  const error = toApiError(500, text, request);
  expect(error.status).toBe(500);
  expect(typeof error.message).toBe('string');
  expect(error.message).not.toContain('<');
});

it('names the streams that are missing', () => {
  const error = from(403, {
    message: 'The search is referencing at least one stream you are not permitted to see.',
    streams: ['6b019df4df73424ee9f4d114'],
    type: 'MissingStreamPermission',
  });
  expect(missingStreamsOf(error)).toEqual(['6b019df4df73424ee9f4d114']);
  expect(
    missingStreamsOf(from(403, { type: 'ApiError', message: 'Not authorized' })),
  ).toBeUndefined();
});

it('knows who did not answer', () => {
  expect(isNoAnswer(new ApiError({ message: 'Failed to fetch', request }))).toBe(true);
  expect(isNoAnswer(from(502, '<h1>Bad Gateway</h1>'))).toBe(true);
  expect(isNoAnswer(from(503, { type: 'ApiError', message: 'The directory is away.' }))).toBe(
    false,
  );
  expect(isNoAnswer(new Error('x'))).toBe(false);
});

it('leaves out the class names of a server that cannot read a request', () => {
  const { message } = toApiError(
    400,
    JSON.stringify({
      type: 'ApiError',
      message:
        'Cannot construct instance of `org.graylog2.plugin.indexer.searches.timeranges.KeywordRange`, problem: Could not parse from natural date: gnampf\n at [Source: (org.glassfish.jersey.message.internal.ReaderInterceptorExecutor$UnCloseableInputStream); line: 1, column: 106] (through reference chain: org.graylog.plugins.views.search.rest.AutoValue_SearchDTO$Builder["queries"])',
    }),
    { method: 'POST', url: '/api/views/search' },
  );
  expect(message).toBe('Could not parse from natural date: gnampf');
});
