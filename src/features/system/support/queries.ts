import { queryOptions } from '@tanstack/react-query';
import { call, callForBytes } from '@/api/client';
import type { Endpoint } from '@/contract/endpoint';
import * as api from '@/contract/support';
import { saveFile } from '@/shared/files/save-file';
import { change } from '@/shared/mutations/change';
import { polled, systemQueries } from '../cluster/queries';

export const supportQueries = {
  /** Polled, because servers build bundles in the background. */
  bundles: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'support', 'bundles'] as const,
      queryFn: ({ signal }) => call(api.listBundles, undefined, { signal, background: true }),
      select: (bundles) =>
        bundles.toSorted((one, other) => other.file_name.localeCompare(one.file_name)),
      ...polled(5_000),
    }),
  /** By node id. */
  logFiles: () =>
    queryOptions({
      queryKey: [...systemQueries.all(), 'support', 'log-files'] as const,
      queryFn: ({ signal }) => call(api.clusterSupportManifest, undefined, { signal }),
      staleTime: 0,
    }),
};

export const changesBundles = [supportQueries.bundles().queryKey];
export const buildBundle = change(changesBundles, () => call(api.buildBundle, undefined));
export const deleteBundle = (file: string) => call(api.deleteBundle, { file });

/** Downloads through the API client, which waits for the session and reports failures. */
async function download<Input>(name: string, from: Endpoint<Input, string>, input: Input) {
  const bytes = await callForBytes(from, input);
  saveFile(name, await new Response(bytes).blob());
}
export const downloadBundle = (file: string) => download(file, api.downloadBundle, { file });
export const downloadLogFile = ({ id, name }: { id: string; name: string }) =>
  download(name, api.downloadLogFile, { id });
