import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';

const SLOT = 'page-skip-links';
const never = () => () => undefined;
const slot = () => document.getElementById(SLOT);

export type SkipTarget = { id: string; label: string; onSkip: () => void };

/** Where skip links are rendered: before the navigation, so that they are the first Tab stops. */
export const SkipSlot = () => <Slot id={SLOT} />;

/** Skip links to parts of the page, visible on focus. */
export function SkipLinks({ targets }: { targets: readonly SkipTarget[] }) {
  // Slot and page may mount in the same commit, so the slot is looked up again afterwards.
  const place = useSyncExternalStore(never, slot);
  if (!place) return null;
  return createPortal(
    targets.map(({ id, label, onSkip }) => (
      <Skip key={id} type="button" onClick={onSkip}>
        {label}
      </Skip>
    )),
    place,
  );
}

/** Takes no space in the layout. */
const Slot = styled.div`
  position: absolute;
`;

const Skip = styled.button`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.skipLink};
  top: ${({ theme }) => theme.space.xs};
  left: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border: 0;
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  font: inherit;
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;
