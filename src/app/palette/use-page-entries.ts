import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  mainEntries,
  moreEntries,
  systemEntries,
  type NavigationEntry,
} from '@/app/entries/entries';
import { useEntries } from '@/app/entries/use-entries';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { keysTo } from './keys';
import type { PaletteEntry } from './palette-entry';

/** The pages the user may open: those of the navigation, and those one step further. */
export function usePageEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const main = useEntries(mainEntries);
  const more = useEntries(moreEntries);
  const system = useEntries(systemEntries);
  return useMemo(() => {
    const page = (entry: NavigationEntry, title: string): PaletteEntry => ({
      id: entry.to,
      group: 'palette.page',
      title,
      ...(entry.to === paths.indices() && { alias: t('palette.indexSets') }),
      ...keysTo(entry),
      run: () => void navigate(entry.to),
    });
    return [
      ...[...main, ...more].map((entry) => page(entry, t(entry.text))),
      ...system.map((entry) => page(entry, t('palette.inSystem', { page: t(entry.text) }))),
    ];
  }, [navigate, main, more, system]);
}
