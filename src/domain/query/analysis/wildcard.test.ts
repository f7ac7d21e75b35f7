import { expect, it } from 'vitest';
import { wildcardParts } from './wildcard';

it('separates wildcards from literal text', () => {
  expect(wildcardParts('web\\-0?')).toEqual([{ text: 'web-0' }, 'one']);
  expect(wildcardParts('**a\\*\\u0041*')).toEqual(['any', { text: 'a*A' }, 'any']);
  expect(wildcardParts('')).toEqual([]);
});
