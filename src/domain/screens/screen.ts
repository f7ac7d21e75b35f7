import type { VariableValues } from '../search/view-state/variable-address';

/** Hours on some days of the week: 1 is Monday. Past midnight if `to` is before `from`. */
export type ScreenHours = {
  days: readonly number[];
  /** HH:MM; the whole day if both are the same. */
  from: string;
  to: string;
};

/** A dashboard, or some of its pages, in the playlist of a screen. */
export type PlaylistEntry = {
  id: string;
  dashboardId: string;
  /** Ids of its pages in their order; empty for all. */
  pages: readonly string[];
  /** Values of its variables instead of their defaults. */
  values: VariableValues;
  /** How long each page is shown. */
  seconds: number;
  /** When it is shown; empty for always. */
  hours: readonly ScreenHours[];
};

/** What a screen on a wall shows, and when. Its name is the title of the view that contains it. */
export type Screen = {
  playlist: readonly PlaylistEntry[];
  /** When the screen is on; empty for always. */
  hours: readonly ScreenHours[];
  /** Seconds between refreshes of a widget. */
  refresh: number;
  theme: 'teint' | 'noir';
  /** IANA name; empty for the zone of the device. */
  zone: string;
  /** Pixels by which the picture moves, so that it does not burn in; 0 for none. */
  shift: number;
  /** Id of the user whose access tokens the screens use; empty if none was chosen. */
  reader: string;
};

export const EMPTY_SCREEN: Screen = {
  playlist: [],
  hours: [],
  refresh: 10,
  theme: 'noir',
  zone: '',
  shift: 4,
  reader: '',
};

export const ENTRY_SECONDS = 30;
export const ALL_DAYS: readonly number[] = [1, 2, 3, 4, 5, 6, 7];
