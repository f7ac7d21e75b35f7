import { useMemo, useRef } from 'react';
import styled from 'styled-components';
import { useVirtualRows } from '@/ui/virtual/use-virtual-rows';
import { LogText } from './LogText';
import { textBlocks } from './text-blocks';

const ESTIMATED_PIECE = 400;

/**
 * A text of several megabytes, virtualized: only visible blocks are in the DOM. The selection is
 * limited to those; to copy all of it there is the copy button.
 */
export function LongText({ text, label }: { text: string; label: string }) {
  const frame = useRef<HTMLDivElement>(null);
  const blocks = useMemo(() => textBlocks(text), [text]);
  const virtualizer = useVirtualRows({
    count: blocks.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ESTIMATED_PIECE,
    overscan: 2,
  });
  return (
    <Frame ref={frame} tabIndex={0} role="region" aria-label={label}>
      <div style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const { from, to } = blocks[index] ?? { from: 0, to: 0 };
          return (
            <Block
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              <LogText text={text.slice(from, to)} />
            </Block>
          );
        })}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  max-height: 60vh;
  overflow: auto;
  overflow-anchor: none;
`;

const Block = styled.div`
  position: absolute;
  top: 0;
  left: 0;
  width: 100%;
`;
