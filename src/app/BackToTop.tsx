import ArrowUp from 'lucide-react/icons/arrow-up';
import { useMemo, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';

/** Scroll distance per step in pixels, and milliseconds between steps. */
const STEP = 50;
const PAUSE = 5;

/**
 * A button that appears once `scroller` is scrolled down and leads back up. The focus moves along,
 * because the button disappears.
 */
export function BackToTop({ scroller }: { scroller: HTMLElement | null }) {
  const watched = useMemo(() => watchScrolled(scroller), [scroller]);
  const scrolled = useSyncExternalStore(watched.subscribe, watched.current);
  if (!scroller || !scrolled) return null;
  return (
    <Place>
      <IconButton
        variant="secondary"
        label={t('nav.toTop')}
        icon={<ArrowUp aria-hidden size="1.25em" />}
        onClick={() => {
          scroller.focus({ preventScroll: true });
          scrollUp(scroller);
        }}
      />
    </Place>
  );
}

/** Checks at first and on scroll events only: reading positions during rendering would force a layout. */
function watchScrolled(scroller: HTMLElement | null) {
  let scrolled = false;
  return {
    subscribe(listener: () => void): () => void {
      const look = () => {
        scrolled = scroller !== null && scroller.scrollTop > scroller.clientHeight / 2;
        listener();
      };
      scroller?.addEventListener('scroll', look, { passive: true });
      // It comes with the first scroll event, which may be the only one.
      look();
      return () => scroller?.removeEventListener('scroll', look);
    },
    current: () => scrolled,
  };
}

function scrollUp(scroller: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scroller.scrollTo({ top: 0 });
    return;
  }
  // Scrolling by the user cancels the animation.
  let expected = scroller.scrollTop;
  const timer = setInterval(() => {
    if (Math.abs(scroller.scrollTop - expected) > 1 || expected <= 0) clearInterval(timer);
    else scroller.scrollTo({ top: (expected = Math.max(0, expected - STEP)) });
  }, PAUSE);
}

const Place = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.layer.sticky};
  right: ${({ theme }) => theme.space.xl};
  bottom: ${({ theme }) => theme.space.xxl};
  > button {
    box-shadow: ${({ theme }) => theme.shadow};
  }
  @media print {
    display: none;
  }
`;
