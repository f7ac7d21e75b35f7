import { randomUUID } from 'node:crypto';
import type { Documents } from '../storage/documents';

/** Generated once and stored with the data. */
export type NodeIdentity = { node_id: string; cluster_id: string };

export async function nodeIdentity(documents: Documents<NodeIdentity>): Promise<NodeIdentity> {
  const found = documents.get('node');
  if (found) return found;
  const fresh = { node_id: randomUUID(), cluster_id: randomUUID() };
  await documents.put('node', fresh);
  return fresh;
}
