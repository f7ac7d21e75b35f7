import { Suspense, useCallback, useState } from 'react';
import { Outlet, useMatch, useNavigation } from 'react-router-dom';
import styled from 'styled-components';
import { QuestionHost } from '@/shared/confirm/QuestionHost';
import { KeysOverlay } from '@/shared/keys/KeysOverlay';
import { isInEdition, pageAt } from '@/shared/navigation/page-at';
import { patterns } from '@/shared/paths';
import { RouteExists } from '@/shared/navigation/route-exists';
import { useSession } from '@/shared/session/session-context';
import { SkipSlot } from '@/shared/skip-links/SkipLinks';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Footer } from './Footer';
import { Navigation } from './navigation/Navigation';
import { PublicNotifications } from './public-notifications/PublicNotifications';

const BackToTop = lazyComponent(async () => (await import('./BackToTop')).BackToTop);

const CONTENT_ID = 'content';

/** The frame around every page. `routeExists` tells which paths have a route. */
export function Layout({ routeExists }: { routeExists: (path: string) => boolean }) {
  const waiting = useNavigation().state !== 'idle';
  const [content, setContent] = useState<HTMLElement | null>(null);
  const [hasScrolled, setHasScrolled] = useState(false);
  const { permitsSome } = useSession();
  // Walls show a dashboard and nothing else.
  const isDisplay = useMatch(patterns.dashboardDisplay) !== null;
  const mayOpen = useCallback(
    (path: string) => {
      const page = pageAt(path);
      return routeExists(path) && isInEdition(page) && (page?.anyOf?.some(permitsSome) ?? true);
    },
    [routeExists, permitsSome],
  );
  if (isDisplay)
    return (
      <RouteExists value={mayOpen}>
        <main aria-busy={waiting}>
          <Outlet />
          <KeysOverlay opener={() => null} />
        </main>
      </RouteExists>
    );
  return (
    <RouteExists value={mayOpen}>
      <Frame>
        <SkipLink
          href={`#${CONTENT_ID}`}
          onClick={(event) => {
            event.preventDefault();
            content?.focus();
          }}
        >
          {t('nav.skipToContent')}
        </SkipLink>
        <SkipSlot />
        <Top>
          <Navigation />
          <PublicNotifications />
        </Top>
        <Content
          id={CONTENT_ID}
          ref={setContent}
          tabIndex={-1}
          aria-busy={waiting}
          onScroll={() => setHasScrolled(true)}
        >
          <Outlet />
          <QuestionHost />
        </Content>
        {hasScrolled && (
          <Suspense>
            <BackToTop scroller={content} />
          </Suspense>
        )}
        <Footer />
      </Frame>
    </RouteExists>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  grid-template-columns: minmax(0, 1fr);
  height: 100dvh;
  @media print {
    display: block;
    height: auto;
  }
`;

const Top = styled.div`
  min-width: 0;
`;

const SkipLink = styled.a`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.skipLink};
  top: ${({ theme }) => theme.space.xs};
  left: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.accent};
  color: ${({ theme }) => theme.color.onAccent};
  &:not(:focus) {
    clip-path: inset(50%);
  }
  &:hover {
    color: ${({ theme }) => theme.color.onAccent};
  }
`;

const Content = styled.main`
  min-width: 0;
  min-height: 0;
  overflow: auto;
  /* The buttons at the bottom of a form stay above the banner. */
  body:has([data-bottom-banner]) & {
    padding-bottom: var(--bottom-banner);
  }
  @media print {
    overflow: visible;
  }
  /* It gets the focus when nothing nearer can have it: a frame around everything would point at nothing. */
  &:focus-visible {
    outline: none;
  }
`;
