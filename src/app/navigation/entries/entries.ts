import { pages, type MenuEntry, type PageRow } from '@/shared/pages';

export type NavigationEntry = Omit<MenuEntry, 'menu'> & Pick<PageRow, 'anyOf'> & { to: string };

/** The entries of a menu, in its order. */
const entriesOf = (menu: MenuEntry['menu']): readonly NavigationEntry[] =>
  Object.values<string | PageRow>(pages).flatMap((page) =>
    typeof page === 'object' && page.menu === menu && page.text !== undefined
      ? [{ ...page, text: page.text, to: page.path }]
      : [],
  );

/** In the bar itself. */
export const mainEntries = entriesOf('main');
/** Below System. */
export const systemEntries = entriesOf('system');
/** Found in the command palette only, which loads their names. */
export const moreEntries = entriesOf('palette');

/** Whether a path is the entry's or below it. */
export const isBelow = (path: string, entry: NavigationEntry): boolean =>
  path === entry.to || path.startsWith(`${entry.to}/`);
