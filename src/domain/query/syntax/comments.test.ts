import { expect, it } from 'vitest';
import { commentsIn, toggledComment, withCommentsOf, withoutComments } from './comments';

it('removes comments without moving anything else', () => {
  expect(withoutComments('level:3\n// AND source:web\nAND app:x')).toBe('level:3\n\nAND app:x');
  expect(withoutComments('  // nothing\n//')).toBe('');
  expect(withoutComments('path:"http://x" OR url:/a\\/\\/b/')).toBe(
    'path:"http://x" OR url:/a\\/\\/b/',
  );
});

it('comments and uncomments the selected lines', () => {
  const text = 'level:3\nAND source:web\nAND app:x';
  const out = toggledComment(text, { start: 10, end: 12 });
  expect(out).toEqual({ start: 8, end: 22, text: '// AND source:web' });
  const commented = text.slice(0, out.start) + out.text + text.slice(out.end);
  expect(toggledComment(commented, { start: 9, end: 9 }).text).toBe('AND source:web');
  expect(toggledComment(text, { start: 0, end: text.length }).text).toBe(
    '// level:3\n// AND source:web\n// AND app:x',
  );
});

it('keeps comments above a replaced query', () => {
  expect(withCommentsOf('// why\nlevel:3', 'level:3 AND app:x')).toBe('// why\nlevel:3 AND app:x');
  expect(withCommentsOf('level:3', 'level:4')).toBe('level:4');
});

it('returns the ranges of comments', () => {
  expect(commentsIn('a\n // b\nc')).toEqual([{ start: 2, end: 7 }]);
});
