import { endpoint } from './endpoint';
import type { CallResult } from './system-log';

export type LogFile = { id: string; name: string; size: number; lastModified: string };
/** The log files of a node. */
export type SupportManifest = { entries: { logfiles: LogFile[] } };
export type SupportBundle = { file_name: string; size: number };
type ByFile = { file: string };

const nothing = () => ({});
const byFile = ({ file }: ByFile) => ({ params: { file } });

export const supportManifest = endpoint<void, SupportManifest>({
  method: 'GET',
  path: '/system/debug/support/manifest',
  toRequest: nothing,
});
/** By node id; `entity` is the manifest of the node. */
export const clusterSupportManifest = endpoint<void, Record<string, CallResult<SupportManifest>>>({
  method: 'GET',
  path: '/cluster/debug/support/manifest',
  toRequest: nothing,
});
/** Of the responding node. */
export const downloadLogFile = endpoint<{ id: string }, string>({
  method: 'GET',
  path: '/system/debug/support/logfile/:id',
  answers: 'text',
  mediaTypes: ['application/octet-stream'],
  toRequest: (params) => ({ params }),
});

/** Collects the diagnostics of all nodes in a zip file, which then appears in the list. */
export const buildBundle = endpoint<void, null>({
  method: 'POST',
  path: '/cluster/debug/support/bundle/build',
  status: 202,
  toRequest: nothing,
});
export const listBundles = endpoint<void, SupportBundle[]>({
  method: 'GET',
  path: '/cluster/debug/support/bundle/list',
  toRequest: nothing,
});
export const downloadBundle = endpoint<ByFile, string>({
  method: 'GET',
  path: '/cluster/debug/support/bundle/download/:file',
  answers: 'text',
  mediaTypes: ['application/octet-stream'],
  toRequest: byFile,
});
export const deleteBundle = endpoint<ByFile, null>({
  method: 'DELETE',
  path: '/cluster/debug/support/bundle/:file',
  toRequest: byFile,
});

/** The same on the responding node alone. */
export const buildNodeBundle = endpoint<void, null>({
  method: 'POST',
  path: '/system/debug/support/bundle/build',
  status: 202,
  toRequest: nothing,
});
export const listNodeBundles = endpoint<void, SupportBundle[]>({
  method: 'GET',
  path: '/system/debug/support/bundle/list',
  toRequest: nothing,
});
export const downloadNodeBundle = endpoint<ByFile, string>({
  method: 'GET',
  path: '/system/debug/support/bundle/download/:file',
  answers: 'text',
  mediaTypes: ['application/octet-stream'],
  toRequest: byFile,
});
export const deleteNodeBundle = endpoint<ByFile, null>({
  method: 'DELETE',
  path: '/system/debug/support/bundle/:file',
  status: 202,
  toRequest: byFile,
});
