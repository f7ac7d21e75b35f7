import { pluginParts } from '@/shared/plugins/registry';
import { pages, type MenuEntry, type PageRow } from '@/shared/pages';

export type NavigationEntry = Omit<MenuEntry, 'menu'> & Pick<PageRow, 'anyOf'> & { to: string };

/** The page of a plugin replaces the console's own at the same address. */
const replaced = new Set(pluginParts('navigation').map(({ to }) => to));

/** The entries of a menu, in its order; those of plugins come last. */
const entriesOf = (menu: MenuEntry['menu']): readonly NavigationEntry[] => [
  ...Object.values<string | PageRow>(pages).flatMap((page) =>
    typeof page === 'object' &&
    page.menu === menu &&
    page.text !== undefined &&
    !replaced.has(page.path)
      ? [{ ...page, text: page.text, to: page.path }]
      : [],
  ),
  ...pluginParts('navigation').filter((entry) => entry.menu === menu),
];

/** In the bar itself. */
export const mainEntries = entriesOf('main');
/** Below System. */
export const systemEntries = entriesOf('system');
/** Found in the command palette only, which loads their names. */
export const moreEntries = entriesOf('palette');

/** Whether a path is the entry's or below it. */
export const isBelow = (path: string, entry: NavigationEntry): boolean =>
  path === entry.to || path.startsWith(`${entry.to}/`);
