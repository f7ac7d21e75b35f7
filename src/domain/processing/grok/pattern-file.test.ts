import { expect, it } from 'vitest';
import { fileOfPatterns, otherLines, patternsOfFile } from './pattern-file';

const FILE = '# Numbers\nINT \\d+\n\n  WORD\t\\w+ x\r\nALONE\nNO-NAME a\n';

it('reads a pattern a line, and tells which lines are none', () => {
  expect(patternsOfFile(FILE)).toEqual([
    { name: 'INT', pattern: '\\d+' },
    { name: 'WORD', pattern: '\\w+ x' },
  ]);
  expect(otherLines(FILE)).toEqual(['ALONE', 'NO-NAME a']);
});

it('writes patterns as it reads them, by name, each on one line', () => {
  const patterns = [
    { name: 'WORD', pattern: '\\w+' },
    { name: 'BOTH', pattern: 'a\nb' },
  ];
  const text = fileOfPatterns(patterns);
  expect(text).toBe('BOTH a\\nb\nWORD \\w+\n');
  expect(patternsOfFile(text)).toHaveLength(2);
});
