import { vi } from 'vitest';

/** The page as in a browser that forces its colours, until the end of the test. */
export const forceColours = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query === '(forced-colors: active)',
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
