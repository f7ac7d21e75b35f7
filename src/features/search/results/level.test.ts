import { expect, it } from 'vitest';
import { levelName, severityOf } from './level';

it.each([[3, 3], ['3', 3], [0, 0], ['', undefined], ['ERROR', 3], [' Warn ', 4], ['constructor', undefined], [8, undefined], [3.5, undefined], [null, undefined], [true, undefined]])('reads level %j as %j', (level, severity) => {
  expect(severityOf(level)).toBe(severity);
});

it('names severities and leaves other values as they are', () => {
  expect([levelName('3'), levelName('(Empty Value)'), levelName('<b>')]).toEqual(['Error', '(Empty Value)', '<b>']);
});
