/** How a dashboard is shown in full screen. */
export type DisplaySettings = {
  /** Indexes of the pages to show, in their order; undefined for all. */
  tabs: readonly number[] | undefined;
  /** Seconds between pages. */
  interval: number;
  /** Seconds between refreshes of the widgets. */
  refresh: number;
};

export const DISPLAY_DEFAULTS = { interval: 30, refresh: 10 } as const;

/** Parses the parameters of the full screen page; invalid ones fall back to the defaults. */
export function readDisplaySettings(params: URLSearchParams): DisplaySettings {
  const tabs = (params.get('tabs') ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => /^\d+$/.test(text))
    .map(Number);
  return {
    tabs: tabs.length > 0 ? [...new Set(tabs)] : undefined,
    interval: seconds(params.get('interval')) ?? DISPLAY_DEFAULTS.interval,
    refresh: seconds(params.get('refresh')) ?? DISPLAY_DEFAULTS.refresh,
  };
}

/** Without `tabs` all pages are shown. */
export const writeDisplaySettings = ({
  tabs,
  interval,
  refresh,
}: DisplaySettings): Record<string, string> => ({
  interval: `${interval}`,
  refresh: `${refresh}`,
  ...(tabs && { tabs: tabs.join(',') }),
});

/** The indexes to cycle through; all if none of the given ones exists. */
export function shownTabs({ tabs }: Pick<DisplaySettings, 'tabs'>, count: number): number[] {
  const existing = (tabs ?? []).filter((tab) => tab < count);
  return existing.length > 0 ? existing : Array.from({ length: count }, (_, index) => index);
}

function seconds(text: string | null): number | undefined {
  const value = Number(text);
  return text !== null && Number.isInteger(value) && value >= 1 ? value : undefined;
}
