import { useMemo, type RefObject } from 'react';
import { formatted, formattingOf } from '@/domain/search/formatting/formatting';
import type { AggregationConfig } from '@/domain/search/widgets/widget';
import { fittedWidth } from '@/ui/table/fit-column';
import type { AggregationViewProps } from '../data/aggregation-view';
import { LEAST_WIDTH, widthsByName } from './model/table-layout';
import type { TableView } from './use-table-view';

type Options = {
  view: Pick<TableView, 'layout' | 'names'>;
  config: AggregationConfig;
  frame: { element: RefObject<HTMLDivElement | null> };
  setDragged: (widths: Readonly<Record<string, number>>) => void;
  onChange: AggregationViewProps['onTableChange'];
};

/** Changes widths of columns. The first change keeps all shown widths, so that no other moves. */
export function useColumnWidths({
  view: { layout, names },
  config,
  frame,
  setDragged,
  onChange,
}: Options) {
  const hasWidths = Object.keys(formattingOf(config).columnWidths).length > 0;
  return useMemo(() => {
    const current = widthsByName(layout, names);
    const widened = (column: number, width: number) => ({
      ...current,
      [names[column] ?? '']: Math.max(LEAST_WIDTH, Math.round(width)),
    });
    const keep = (columnWidths: Readonly<Record<string, number>>) =>
      onChange?.((now) => formatted(now, { columnWidths }));
    return {
      resize: (column: number, width: number, done: boolean) => {
        setDragged(done ? {} : widened(column, width));
        if (done) keep(widened(column, width));
      },
      fit: (column: number) => {
        if (!frame.element.current) return;
        const tracks = layout.widths.map((width) => `${width}px`);
        keep(widened(column, fittedWidth(frame.element.current, tracks, column, column)));
      },
      reset: hasWidths ? () => keep({}) : undefined,
    };
  }, [layout, names, frame, setDragged, onChange, hasWidths]);
}

export type ColumnWidths = ReturnType<typeof useColumnWidths>;
