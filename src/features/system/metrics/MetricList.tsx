import { useQueries } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { useVirtualRows } from '@/ui/virtual/use-virtual-rows';
import { MetricRow } from './MetricRow';
import { metricQueries } from './queries';

/** Estimated height in pixels until a row is measured. */
const ROW = 36;
/** Values are requested for this many names at a time, of the chunks in view. */
const CHUNK = 50;
const MOST_SHOWN = 60;

/** A virtualized list with live values of the metrics in view. */
export function MetricList({ nodeId, names }: { nodeId: string; names: readonly string[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const virtual = names.length > MOST_SHOWN;
  const virtualizer = useVirtualRows({
    count: names.length,
    enabled: virtual,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    hiddenHeight: ROW,
    getItemKey: (index) => names[index] ?? index,
    overscan: 6,
  });
  const items = virtualizer.getVirtualItems();
  const shown = virtual ? items.map(({ index }) => index) : names.map((_, index) => index);
  const live = useLive(nodeId, names, shown);
  const toggle = (name: string) =>
    setOpen(
      (before) =>
        new Set(before.has(name) ? [...before].filter((one) => one !== name) : [...before, name]),
    );

  return (
    <>
      <FailureNotice error={live.error} retry={live.retry} />
      <Frame ref={frame} tabIndex={0} role="region" aria-label={t('system.metricList')}>
        <List style={virtual ? { height: virtualizer.getTotalSize() } : undefined}>
          {shown.map((index, place) => {
            const name = names[index] ?? '';
            const start = items[place]?.start;
            return (
              <li
                key={name}
                data-index={index}
                ref={virtual ? virtualizer.measureElement : undefined}
                style={
                  virtual && start !== undefined
                    ? { position: 'absolute', insetInline: 0, translate: `0 ${start}px` }
                    : undefined
                }
              >
                <MetricRow
                  name={name}
                  live={live.of(name)}
                  open={open.has(name)}
                  onToggle={toggle}
                  coming={live.coming}
                />
              </li>
            );
          })}
        </List>
      </Frame>
    </>
  );
}

function useLive(nodeId: string, names: readonly string[], shown: readonly number[]) {
  const chunks = [...new Set(shown.map((index) => Math.floor(index / CHUNK)))];
  const results = useQueries({
    queries: chunks.map((chunk) =>
      metricQueries.live(nodeId, names.slice(chunk * CHUNK, (chunk + 1) * CHUNK)),
    ),
  });
  const failed = results.find(({ error }) => error !== null);
  return {
    of(name: string) {
      for (const { data } of results) {
        const found = data?.get(name);
        if (found) return found;
      }
      return undefined;
    },
    coming: results.some(({ isPending }) => isPending),
    error: failed?.error ?? null,
    retry: () => void failed?.refetch(),
  };
}

const Frame = styled.div`
  max-height: 70vh;
  overflow: auto;
`;

const List = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;
