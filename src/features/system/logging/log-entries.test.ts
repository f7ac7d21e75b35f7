import { expect, it } from 'vitest';
import { isAsSevere, readLog } from './log-entries';

const LOG = `2026-11-21T13:35:49.981Z WARN  [api] [7f] GET /streams: TypeError: a is null
    at read (streams.js:1:2)
    at serve (serve.js:3:4)
2026-11-21T13:35:50.105+01:00 INFO  [ShiroAuthorizationFilter] Not authorized.
2026-11-21 13:36:00,000 ERROR [storage] The disk is full.
`;

it('has the newest entry first, each with its stack trace in order', () => {
  const entries = readLog(LOG);
  expect(entries.map(({ level, logger }) => [level, logger])).toEqual([
    ['error', 'storage'],
    ['info', 'ShiroAuthorizationFilter'],
    ['warn', 'api'],
  ]);
  expect(entries[2]?.text).toBe(
    '[7f] GET /streams: TypeError: a is null\n    at read (streams.js:1:2)\n    at serve (serve.js:3:4)',
  );
  expect(
    entries
      .map(({ raw }) => raw)
      .toReversed()
      .join('\n'),
  ).toBe(LOG.trimEnd());
});

it('keeps text that is no entry', () => {
  expect(readLog('')).toEqual([]);
  expect(readLog('    at cut.off (x.js:1:1)\n2026-11-21T13:35:50Z INFO [node] Started.')).toEqual([
    expect.objectContaining({ text: 'Started.', logger: 'node' }),
    expect.objectContaining({ at: undefined, text: '    at cut.off (x.js:1:1)' }),
  ]);
});

it('filters by severity', () => {
  const levels = (level: string) =>
    readLog(LOG)
      .filter((entry) => isAsSevere(entry, level))
      .map((entry) => entry.level);
  expect(levels('error')).toEqual(['error']);
  expect(levels('warn')).toEqual(['error', 'warn']);
  expect(levels('trace')).toEqual(['error', 'info', 'warn']);
});
