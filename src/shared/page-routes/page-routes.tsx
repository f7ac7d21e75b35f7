import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { MissingPermissionPage } from '@/shared/failure/FailurePage';
import { pages as allPages, type PageRow } from '@/shared/pages';
import type { PageName } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { withTexts } from '@/shared/texts/load-texts';
import { retryAfterOutage } from '@/ui/lazy/lazy-component';

type Load = () => Promise<ComponentType>;

/**
 * Routes of pages that are loaded when they are opened, together with their areas of texts. Users
 * without the permissions of a page (`anyOf` in pages.ts) see the missing-permissions page.
 */
export function pageRoutes(
  texts: readonly string[],
  pages: Readonly<Partial<Record<PageName, Load>>>,
): RouteObject[] {
  const loads: Readonly<Record<string, Load | undefined>> = pages;
  return Object.entries<string | PageRow>(allPages).flatMap(([name, page]) => {
    const load = loads[name];
    if (!load) return [];
    const { path, anyOf } = typeof page === 'string' ? { path: page, anyOf: undefined } : page;
    const lazy = withTexts(texts, async () => ({ Component: guarded(await load(), anyOf) }));
    return [{ path, lazy: () => retryAfterOutage(lazy) }];
  });
}

function guarded(Page: ComponentType, anyOf: readonly string[] | undefined): ComponentType {
  if (!anyOf) return Page;
  return function GuardedPage() {
    const { permitsSome } = useSession();
    return anyOf.some(permitsSome) ? <Page /> : <MissingPermissionPage anyOf={anyOf} />;
  };
}
