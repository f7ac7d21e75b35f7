import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { patterns, type PageName } from '@/shared/paths';
import { withTexts } from '@/shared/texts/load-texts';

type Load = () => Promise<ComponentType>;

/** Routes of pages that are loaded when they are opened, together with their areas of texts. */
export function pageRoutes(
  texts: readonly string[],
  pages: Readonly<Partial<Record<PageName, Load>>>,
): RouteObject[] {
  const loads: Readonly<Record<string, Load | undefined>> = pages;
  return Object.entries(patterns).flatMap(([name, path]) => {
    const load = loads[name];
    return load
      ? [{ path, lazy: withTexts(texts, async () => ({ Component: await load() })) }]
      : [];
  });
}
