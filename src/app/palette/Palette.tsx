import { useDeferredValue, useId, useMemo, useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { KeyNames } from '@/shared/keys/KeyNames';
import { t } from '@/shared/texts/t';
import { listKeys } from '@/ui/list/list-keys';
import { dialogProps } from '@/ui/modal/dialog-props';
import { dialogSurface } from '@/ui/modal/Modal';
import { useVirtualRows } from '@/ui/virtual/use-virtual-rows';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { findEntries, titlesOf } from './find-entries';
import { usePaletteEntries } from './use-palette-entries';

const OVERSCAN = 6;

/** The command palette: fuzzy search over pages and actions. */
export function Palette({ onClose }: { onClose: () => void }) {
  const entries = usePaletteEntries();
  const titles = useMemo(() => titlesOf(entries), [entries]);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const found = useMemo(() => findEntries(entries, titles, wanted), [entries, titles, wanted]);
  const [at, setAt] = useState(0);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const { height } = useTheme();
  const rows = useVirtualRows({
    count: found.length,
    getScrollElement: () => scroller,
    estimateSize: () =>
      Number.parseFloat(
        matchMedia('(pointer: coarse)').matches ? height.touch : height.controlLarge,
      ),
    overscan: OVERSCAN,
  });
  const listId = useId();

  const move = (to: number) => {
    setAt(to);
    if (found.length > 0) rows.scrollToIndex(to);
  };
  const choose = (index: number) => {
    // The list may be behind what was typed just before Enter.
    const entry = (text === wanted ? found : findEntries(entries, titles, text))[index];
    if (!entry) return;
    // Close first, or the action would run while the dialog still captures the keys of the page.
    onClose();
    setTimeout(entry.run);
  };

  return (
    <Dialog aria-label={t('palette.title')} {...dialogProps(onClose)}>
      <Input
        data-autofocus
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
        aria-label={t('palette.title')}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          move(0);
        }}
        onKeyDown={listKeys({ at, count: found.length, move, choose })}
      />
      <Scroller ref={setScroller} id={listId} role="listbox" aria-label={t('palette.title')}>
        <List role="presentation" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const entry = found[index];
            return (
              entry && (
                <Row
                  key={entry.id}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  aria-setsize={found.length}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                  onPointerMove={() => setAt(index)}
                  onClick={() => choose(index)}
                >
                  <Title>{entry.title}</Title>
                  {entry.keys
                    ?.split(' ')
                    .map((name) => name !== '' && <KeyNames key={name} name={name} />)}
                  <Group>{t(entry.group)}</Group>
                </Row>
              )
            );
          })}
        </List>
      </Scroller>
      {found.length === 0 && <None>{t('palette.none', { text: wanted })}</None>}
      <VisuallyHidden role="status">{t('palette.found', { count: found.length })}</VisuallyHidden>
    </Dialog>
  );
}

const Dialog = styled.dialog`
  ${dialogSurface}
  width: min(${({ theme }) => theme.width.dialogLarge}, 96vw);
  margin-top: 12vh;
  padding: 0;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.large};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    margin-top: 2vh;
  }
`;

const Input = styled.input`
  width: 100%;
  height: ${({ theme }) => theme.height.navbar};
  padding: 0 ${({ theme }) => theme.space.l};
  border: 0;
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${({ theme }) => theme.size.large};
  &:focus {
    outline: none;
  }
  &::placeholder {
    color: ${({ theme }) => theme.color.faint};
    opacity: 1;
  }
  @media (pointer: coarse) {
    font-size: ${({ theme }) => theme.size.touch};
  }
`;

const Scroller = styled.div`
  height: min(50vh, 26em);
  padding: ${({ theme }) => theme.space.xs};
  overflow: auto;
`;

const List = styled.div`
  position: relative;
`;

const Row = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  height: ${({ theme }) => theme.height.controlLarge};
  @media (pointer: coarse) {
    height: ${({ theme }) => theme.height.touch};
  }
  padding: 0 ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.base};
  cursor: pointer;
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.selected};
  }
`;

const Title = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Group = styled.span`
  flex: none;
  min-width: 7em;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  text-align: end;
`;

const None = styled.p`
  position: absolute;
  margin: 0;
  top: ${({ theme }) => theme.height.navbar};
  padding: ${({ theme }) => theme.space.l};
  color: ${({ theme }) => theme.color.muted};
`;
