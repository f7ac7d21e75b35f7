type Options = Intl.DateTimeFormatOptions;

/** Numbers by name in lower case, short and long, alone and within a date. */
type Names = ReadonlyMap<string, number>;

/** 1 to 12. */
export const monthNames = (locale: string): Names =>
  namesOf(
    locale,
    'month',
    Array.from({ length: 12 }, (_, month) => [Date.UTC(2023, month, 15), month + 1]),
    ['long', 'short'].flatMap((month): Options[] => [
      { month } as Options,
      { month, day: 'numeric' } as Options,
    ]),
  );

/** 1 is Monday. */
export const weekdayNames = (locale: string): Names =>
  namesOf(
    locale,
    'weekday',
    Array.from({ length: 7 }, (_, day) => [Date.UTC(2023, 0, 2 + day), day + 1]),
    [{ weekday: 'long' }, { weekday: 'short' }],
  );

/** 0 is before noon, 1 is after it. */
export const halfDayNames = (locale: string): Names =>
  namesOf(
    locale,
    'dayPeriod',
    [
      [Date.UTC(2023, 0, 2, 9), 0],
      [Date.UTC(2023, 0, 2, 21), 1],
    ],
    [{ hour: 'numeric', hour12: true }],
  );

function namesOf(
  locale: string,
  part: Intl.DateTimeFormatPartTypes,
  instants: readonly (readonly [ms: number, value: number])[],
  options: readonly Options[],
): Names {
  const names = new Map<string, number>();
  for (const option of options) {
    const format = new Intl.DateTimeFormat(languageOf(locale), { ...option, timeZone: 'UTC' });
    for (const [ms, value] of instants) {
      const name = format
        .formatToParts(ms)
        .find(({ type }) => type === part)
        ?.value.toLowerCase();
      if (name === undefined) continue;
      names.set(name, value);
      // Languages that abbreviate with a dot are often written without it.
      if (name.endsWith('.')) names.set(name.slice(0, -1), value);
    }
  }
  return names;
}

/** English for an unknown language. */
function languageOf(locale: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([locale.replaceAll('_', '-')])[0] ?? 'en';
  } catch {
    return 'en';
  }
}
