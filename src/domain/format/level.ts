import type { FieldValue } from '../exact';

/** Syslog severities (RFC 5424); 0 is the most severe. */
export type Level = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Indexed by severity; keys of their texts. */
export const levelKeys = [
  'emergency',
  'alert',
  'critical',
  'error',
  'warning',
  'notice',
  'info',
  'debug',
] as const;
export type LevelKey = (typeof levelKeys)[number];

const words: ReadonlyMap<string, Level> = new Map<string, Level>([
  ['emergency', 0],
  ['emerg', 0],
  ['panic', 0],
  ['alert', 1],
  ['critical', 2],
  ['crit', 2],
  ['fatal', 2],
  ['f', 2],
  ['error', 3],
  ['err', 3],
  ['severe', 3],
  ['e', 3],
  ['warning', 4],
  ['warn', 4],
  ['w', 4],
  ['notice', 5],
  ['n', 5],
  ['information', 6],
  ['informational', 6],
  ['info', 6],
  ['i', 6],
  ['debug', 7],
  ['trace', 7],
  ['verbose', 7],
  ['fine', 7],
  ['finer', 7],
  ['finest', 7],
  ['d', 7],
  ['t', 7],
  ['v', 7],
]);
const levels: readonly Level[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** The severity in a `level` field: a number, a numeric string, or a common level name. */
export function levelOf(value: FieldValue | undefined): Level | undefined {
  if (typeof value === 'number' || typeof value === 'bigint')
    return levels.find((level) => level === Number(value));
  if (typeof value !== 'string') return undefined;
  const text = value.trim().toLowerCase();
  return /^[0-7]$/.test(text) ? levels[Number(text)] : words.get(text);
}

export const levelKeyOf = (level: Level): LevelKey => levelKeys[level];
