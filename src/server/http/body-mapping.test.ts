import { expect, it } from 'vitest';
import { z } from 'zod';
import { atLeast, mapped, notBlank, notEmpty, readBody, requiring } from './body-mapping';
import { Problem } from './problem';

function refusal(schema: z.ZodType, body: unknown, argument?: string): unknown {
  try {
    return { read: readBody(schema, body, argument) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.status).toBe(400);
    return error.body;
  }
}
const api = (message: string) => ({ type: 'ApiError', message });

const schema = mapped({
  title: notBlank,
  max_size: atLeast(1, z.int()),
  parts: z.array(mapped({ name: z.string() })).optional(),
});

it('names the first member that is wrong, however deep, and members that are unknown', () => {
  expect(refusal(schema, undefined)).toEqual(
    api('The request needs a JSON body, but it is empty.'),
  );
  expect(refusal(schema, { title: 'a' })).toEqual(
    api('Cannot read property max_size: This property is required.'),
  );
  expect(refusal(schema, { title: 'a', max_size: 1, parts: [{ name: 1 }] })).toEqual(
    api('Cannot read property parts[0].name: Invalid input: expected string, received number'),
  );
  expect(refusal(schema, { title: 'a', max_size: 1, more: 1 })).toEqual(
    api('Unable to map property more.\nKnown properties include: title, max_size, parts'),
  );
});

it('lists all bean rules that are violated, but only of a body that can be read', () => {
  expect(refusal(schema, { title: ' ', max_size: '0' })).toMatchObject({ type: 'ApiError' });
  expect(refusal(schema, { title: ' ', max_size: 0 }, 'Things.save.arg0')).toEqual([
    {
      message: 'must not be blank',
      message_template: '{javax.validation.constraints.NotBlank.message}',
      path: 'Things.save.arg0.title',
      invalid_value: ' ',
    },
    {
      message: 'must be greater than or equal to 1',
      message_template: '{javax.validation.constraints.Min.message}',
      path: 'Things.save.arg0.maxSize',
      invalid_value: '0',
    },
  ]);
  expect(refusal(z.object({ url: notEmpty }), {}, 'Urls.check.arg0')).toMatchObject([
    { path: 'Urls.check.arg0.url', invalid_value: null },
  ]);
});

it('says what is missing in one text before it looks at anything else', () => {
  const complete = requiring(['title', 'max_size'], (names) => `No ${names.join()}`, schema);
  expect(refusal(complete, { max_size: null, more: 1 })).toEqual(api('No title,max_size'));
  expect(refusal(complete, [])).toMatchObject({ type: 'ApiError' });
  expect(refusal(complete, { title: 'a', max_size: 2 })).toEqual({
    read: { title: 'a', max_size: 2 },
  });
});
