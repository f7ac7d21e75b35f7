import { use, useCallback } from 'react';
import { exactInstantText } from '@/domain/format/instants/instant-value';
import { plainText } from '@/domain/format/text/plain-text';
import { rangeOf, termsOf, type Mark, type MarkGroup } from '@/domain/search/drill-down/mark';
import { isSearchable } from '@/shared/message/text/value-text';
import { useGroupText } from '@/shared/message/values/use-group-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { copyText } from '@/ui/copy-button/copy-text';
import type { MenuItem } from '@/ui/menu/menu-item';
import { DrillDownContext, type DrillDown } from './drill-down-context';

/** The number that a mark shows. */
export type Figure = { name: string; value: unknown };

/** The menu of a mark, the same for bars, points, slices, cells, numbers and legend entries. */
export function useMarkItems(): (mark: Mark, figure?: Figure) => MenuItem[] {
  const drillDown = use(DrillDownContext);
  const textOf = useGroupText(drillDown?.zone ?? 'UTC');
  return useCallback(
    (mark, figure) => {
      const name = mark.groups.map(({ field, value }) => plainText(textOf(field, value)));
      const copies = [
        ...mark.groups.map((group, at) => copyItem(group, at, drillDown?.zone)),
        ...(figure?.value === undefined || figure.value === null
          ? []
          : [copied('figure', figure.name, `${figure.value as string | number | bigint}`)]),
      ];
      if (!drillDown) return copies;
      return withSeparators([
        messageItems(mark, drillDown, name.join(' · ')),
        queryItems(mark, drillDown),
        copies,
      ]);
    },
    [drillDown, textOf],
  );
}

function messageItems(mark: Mark, drillDown: DrillDown, name: string): MenuItem[] {
  const { onZoom, onShow, pathOf, onTable } = drillDown;
  if (termsOf(mark).some(({ value }) => !isSearchable(value))) return [];
  const interval = rangeOf(mark);
  const href = pathOf(mark);
  return [
    ...(interval ? [{ id: 'zoom', label: t('marks.zoom'), onSelect: () => onZoom(interval) }] : []),
    { id: 'show', label: t('marks.show'), onSelect: () => onShow(mark) },
    {
      id: 'tab',
      label: t('marks.showInTab'),
      href,
      onSelect: () => void window.open(href, '_blank', 'noopener'),
    },
    { id: 'table', label: t('marks.showBelow'), onSelect: () => onTable(mark, name) },
  ];
}

/** A mark of several values is searched for as a whole, or by one of them. */
function queryItems(mark: Mark, { onQueryChange }: DrillDown): MenuItem[] {
  const terms = termsOf(mark);
  const whole: MenuItem[] =
    terms.length > 1 && terms.every(({ value }) => isSearchable(value))
      ? [
          {
            id: 'add',
            label: t('marks.addAll'),
            onSelect: () => onQueryChange({ kind: 'addAll', terms }),
          },
          {
            id: 'exclude',
            label: t('marks.excludeAll'),
            onSelect: () => onQueryChange({ kind: 'excludeAll', terms }),
          },
        ]
      : [];
  const single = terms.flatMap(({ field, value }, at): MenuItem[] => {
    const off = !isSearchable(value) && { disabled: true, title: t('value.tooLong', { field }) };
    return [
      {
        id: `add ${at}`,
        label: t('value.add', { field }),
        ...off,
        onSelect: () => onQueryChange({ kind: 'addAll', terms: [{ field, value }] }),
      },
      {
        id: `exclude ${at}`,
        label: t('value.exclude', { field }),
        ...off,
        onSelect: () => onQueryChange({ kind: 'excludeAll', terms: [{ field, value }] }),
      },
    ];
  });
  return [...whole, ...single];
}

const copyItem = ({ field, value, interval }: MarkGroup, at: number, zone: string | undefined) =>
  copied(
    `${at}`,
    field,
    interval && zone !== undefined ? exactInstantText(value, zone) : plainText(value),
  );

const copied = (id: string, field: string, text: string): MenuItem => ({
  id: `copy ${id}`,
  label: t('value.copy', { field }),
  onSelect: () =>
    void copyText(text).then((done) => {
      if (!done) toasts.error(t('messages.copyFailed'));
    }),
});

function withSeparators(parts: readonly (readonly MenuItem[])[]): MenuItem[] {
  return parts
    .filter(({ length }) => length > 0)
    .flatMap((part, at): MenuItem[] =>
      at === 0 ? [...part] : [{ separator: true, id: `line ${at}` }, ...part],
    );
}
