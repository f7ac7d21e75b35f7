import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { MissingPermissionPage, NotInCloudPage } from '@/shared/failure/FailurePage';
import { isInEdition } from '@/shared/navigation/page-at';
import { pages as allPages, type PageRow } from '@/shared/pages';
import type { PageName } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { withTexts } from '@/shared/texts/load-texts';
import { retryAfterOutage } from '@/ui/lazy/lazy-component';

type Load = () => Promise<ComponentType>;

/**
 * Routes of pages that are loaded when they are opened, together with their areas of texts. Pages
 * that the edition does not have say so, and users without the permissions of a page (`anyOf` in
 * pages.ts) see the missing-permissions page.
 */
export function pageRoutes(
  texts: readonly string[],
  pages: Readonly<Partial<Record<PageName, Load>>>,
): RouteObject[] {
  const loads: Readonly<Record<string, Load | undefined>> = pages;
  return Object.entries<string | PageRow>(allPages).flatMap(([name, page]) => {
    const load = loads[name];
    if (!load) return [];
    const row = typeof page === 'string' ? { path: page } : page;
    const lazy = withTexts(texts, async () => ({ Component: guarded(await load(), row) }));
    return [{ path: row.path, lazy: () => retryAfterOutage(lazy) }];
  });
}

function guarded(Page: ComponentType, row: PageRow): ComponentType {
  const { anyOf, hiddenInCloud } = row;
  if (!anyOf && !hiddenInCloud) return Page;
  return function GuardedPage() {
    const { permitsSome } = useSession();
    if (!isInEdition(row)) return <NotInCloudPage />;
    if (anyOf && !anyOf.some(permitsSome)) return <MissingPermissionPage anyOf={anyOf} />;
    return <Page />;
  };
}
