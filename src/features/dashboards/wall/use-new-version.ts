import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { connection } from '@/api/connection';

const CHECK_MS = 5 * 60_000;
const KEY = 'console.wall.reloaded';

/** The scripts of a page of the console, whose names contain hashes of their content. */
export const buildOf = (html: string): string | undefined =>
  named([...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map(([, path = '']) => path));

/** The build of this page; undefined in development. */
export const thisBuild = (): string | undefined =>
  named(
    [...document.querySelectorAll('script[type="module"]')].map(
      (script) => script.getAttribute('src') ?? '',
    ),
  );

const named = (paths: readonly string[]): string | undefined =>
  paths.flatMap((path) => path.split('/assets/')[1] ?? []).join(' ') || undefined;

/** Whether the server has another build of the console than this page. */
function useIsOutdated(): boolean {
  const { data, refetch } = useQuery({
    queryKey: ['wall', 'version'] as const,
    queryFn: async ({ signal }) => {
      const response = await fetch(document.baseURI, { cache: 'no-store', signal });
      return response.ok ? (buildOf(await response.text()) ?? null) : null;
    },
    enabled: thisBuild() !== undefined,
    refetchInterval: CHECK_MS,
    refetchIntervalInBackground: true,
    staleTime: CHECK_MS,
    retry: false,
  });
  useEffect(() => {
    // Vite's event for a part that cannot be loaded: an update may have removed it.
    const onLostPart = () => void refetch();
    addEventListener('vite:preloadError', onLostPart);
    return () => removeEventListener('vite:preloadError', onLostPart);
  }, [refetch]);
  return typeof data === 'string' && data !== thisBuild();
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
