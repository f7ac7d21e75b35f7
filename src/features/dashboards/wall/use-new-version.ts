import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { connection } from '@/api/connection';

const CHECK_MS = 5 * 60_000;
const KEY = 'console.wall.reloaded';

/** The script that starts the console, whose name contains a hash of its content. */
export const startScript = (html: string): string | undefined =>
  /<script[^>]*\ssrc="([^"]*assets\/[^"]+\.js)"/.exec(html)?.[1]?.replace(/^.*\/assets\//, '');

/** The build of this page; undefined in development. */
export const thisVersion = (): string | undefined =>
  startScript(document.querySelector('script[type="module"][src]')?.outerHTML ?? '');

/** Whether the server has another build of the console than this page. */
function useIsOutdated(): boolean {
  const { data } = useQuery({
    queryKey: ['wall', 'version'] as const,
    queryFn: async ({ signal }) => {
      const response = await fetch(document.baseURI, { cache: 'no-store', signal });
      return response.ok ? (startScript(await response.text()) ?? null) : null;
    },
    enabled: thisVersion() !== undefined,
    refetchInterval: CHECK_MS,
    refetchIntervalInBackground: true,
    staleTime: CHECK_MS,
    retry: false,
  });
  return typeof data === 'string' && data !== thisVersion();
}

/**
 * Loads a new build of the console when `moment` changes, which is when another page is shown, and
 * only while the server answers.
 */
export function useNewVersion(moment: string): void {
  const isOutdated = useIsOutdated();
  const [foundAt, setFoundAt] = useState<string>();
  if (isOutdated && foundAt === undefined) setFoundAt(moment);
  useEffect(() => {
    if (foundAt !== undefined && foundAt !== moment) reloadOnce();
  }, [foundAt, moment]);
}

/** Not again soon, should the server keep sending different pages. */
function reloadOnce(): void {
  if (connection.current().state !== 'up') return;
  const last = Number(sessionStorage.getItem(KEY));
  if (Date.now() - last < CHECK_MS) return;
  sessionStorage.setItem(KEY, `${Date.now()}`);
  location.reload();
}
