import { isObject } from '../json-object';
import {
  ENTRY_SECONDS,
  EMPTY_SCREEN,
  type PlaylistEntry,
  type Screen,
  type ScreenHours,
} from './screen';

/** Graylog keeps texts in the `properties` of a view, also when its own console saves the view. */
const PREFIX = 'console:screen:';

/**
 * The summary of every view that contains a screen. Lists of dashboards leave out views with it; in
 * Graylog's own console it tells what the view is.
 */
export const SCREEN_SUMMARY = 'graylog-console-screen';

export const isScreen = ({ properties }: { properties: readonly unknown[] }): boolean =>
  properties.some(isScreenText);

/** The screen in the properties of a view; undefined if there is none. Never throws. */
export function readScreen(properties: readonly unknown[]): Screen | undefined {
  const text = properties.find(isScreenText);
  if (text === undefined) return undefined;
  const wire = parsed(text.slice(PREFIX.length));
  return {
    playlist: listOf(wire['playlist']).map(readEntry),
    hours: listOf(wire['hours']).map(readHours),
    refresh: atLeast(1, wire['refresh'], EMPTY_SCREEN.refresh),
    theme: wire['theme'] === 'teint' ? 'teint' : 'noir',
    zone: textOr(wire['zone'], ''),
    shift: atLeast(0, wire['shift'], EMPTY_SCREEN.shift),
    reader: textOr(wire['reader'], ''),
  };
}

/** The properties with this screen; members that a later version wrote are kept. */
export function writeScreen(properties: readonly unknown[], screen: Screen): unknown[] {
  const before = properties.find(isScreenText);
  const text = `${PREFIX}${JSON.stringify({
    ...(before !== undefined && parsed(before.slice(PREFIX.length))),
    ...screen,
  })}`;
  return [...properties.filter((one) => one !== before), text];
}

const isScreenText = (property: unknown): property is string =>
  typeof property === 'string' && property.startsWith(PREFIX);

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

const readEntry = (wire: Record<string, unknown>, index: number): PlaylistEntry => ({
  id: textOr(wire['id'], `${index}`),
  dashboardId: textOr(wire['dashboardId'], ''),
  pages: textsOf(wire['pages']),
  values: isObject(wire['values'])
    ? Object.fromEntries(
        Object.entries(wire['values']).flatMap(([name, values]) =>
          Array.isArray(values) ? [[name, textsOf(values)]] : [],
        ),
      )
    : {},
  seconds: atLeast(1, wire['seconds'], ENTRY_SECONDS),
  hours: listOf(wire['hours']).map(readHours),
});

const readHours = (wire: Record<string, unknown>): ScreenHours => ({
  days: Array.isArray(wire['days'])
    ? wire['days'].filter((day): day is number => Number.isInteger(day) && day >= 1 && day <= 7)
    : [],
  from: timeOr(wire['from'], '00:00'),
  to: timeOr(wire['to'], '00:00'),
});

const listOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject).map((one) => ({ ...one })) : [];
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
const textOr = (value: unknown, other: string) => (typeof value === 'string' ? value : other);
const atLeast = (least: number, value: unknown, other: number) =>
  typeof value === 'number' && Number.isFinite(value) && value >= least ? value : other;
export const isTimeOfDay = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value);
const timeOr = (value: unknown, other: string) => (isTimeOfDay(value) ? value : other);
