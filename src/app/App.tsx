import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Fragment, useMemo } from 'react';
import { RouterProvider, type DataRouter } from 'react-router-dom';
import { OutageBanner } from '@/shared/connection/OutageBanner';
import type { PingPace } from '@/shared/connection/ping';
import { RouterContext, routerNow } from '@/shared/navigation/newest-location';
import { useLanguage } from '@/shared/texts/language-store';
import { ThemeRoot } from '@/shared/theme/ThemeRoot';
import { ToastHost } from '@/shared/toasts/ToastHost';
import { useKeepFocus } from './use-keep-focus';
import { reportCaught } from './report-caught';

type AppProps = { queryClient: QueryClient; router: DataRouter; pace?: PingPace };

export function App({ queryClient, router, pace }: AppProps) {
  useKeepFocus();
  const now = useMemo(() => routerNow(router), [router]);
  return (
    <QueryClientProvider client={queryClient}>
      <ThemeRoot>
        {/* A change of language remounts the page; what was typed is in the drafts and in the URL. */}
        <Fragment key={useLanguage()}>
          <RouterContext value={now}>
            <RouterProvider router={router} onError={reportCaught} />
          </RouterContext>
          <ToastHost />
          <OutageBanner {...(pace && { pace })} />
        </Fragment>
      </ThemeRoot>
    </QueryClientProvider>
  );
}
