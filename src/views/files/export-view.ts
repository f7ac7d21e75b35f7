import type { QueryClient } from '@tanstack/react-query';
import { writeViewFile } from '@/domain/search/versions/view-file';
import type { ViewDocument } from '@/domain/search/view/view';
import { saveFile } from '@/shared/files/save-file';
import { searchQueries } from '@/views/execution/queries';

/** Downloads a view as a file, with the titles of its streams if they can be read. */
export async function exportView(document: ViewDocument, client: QueryClient): Promise<void> {
  const { streams } = await client
    .fetchQuery(searchQueries.streams())
    .catch(() => ({ streams: [] }));
  const now = new Date();
  const titleOf = (id: string) => streams.find((stream) => stream.id === id)?.title;
  saveFile(
    fileNameOf(document, now),
    new Blob([writeViewFile(document, titleOf, now)], { type: 'application/json' }),
  );
}

/** For example `dashboard-web-shop-2026-11-21.json`: valid on every file system. */
export function fileNameOf({ type, title }: ViewDocument, now: Date): string {
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
  const kind = type === 'DASHBOARD' ? 'dashboard' : 'search';
  return [kind, name, now.toISOString().slice(0, 10)].filter(Boolean).join('-').concat('.json');
}
