import { randomUUID } from 'node:crypto';
import type { Documents } from '../storage/documents';

/** The ids of the node and its cluster, generated once and stored. */
export type NodeIdentity = { node_id: string; cluster_id: string };

export async function nodeIdentity(documents: Documents<NodeIdentity>): Promise<NodeIdentity> {
  const found = documents.get('node');
  if (found) return found;
  const fresh = { node_id: randomUUID(), cluster_id: randomUUID() };
  await documents.put('node', fresh);
  return fresh;
}
