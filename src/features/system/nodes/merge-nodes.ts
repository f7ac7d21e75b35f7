import type { NodeSummary, SystemOverview } from '@/contract/system';

/**
 * A node of the cluster; `overview` is null when it did not respond, and undefined while unknown.
 */
export type ClusterNode = {
  id: string;
  shortId: string;
  hostname: string;
  clusterId: string;
  leader: boolean;
  lastSeen: string | undefined;
  overview: SystemOverview | null | undefined;
};

const SHORT = 8;

/** Registered and responding nodes: the leader first, then by host. */
export function mergeNodes(
  registered: readonly NodeSummary[],
  answers: Readonly<Record<string, SystemOverview | null>>,
): ClusterNode[] {
  const listed = registered.map(
    ({
      node_id: id,
      short_node_id: shortId,
      hostname,
      cluster_id: clusterId,
      is_leader: leader,
      last_seen: lastSeen,
    }): ClusterNode => ({
      id,
      shortId,
      hostname,
      clusterId,
      leader,
      lastSeen,
      overview: answers[id],
    }),
  );
  const known = new Set(listed.map(({ id }) => id));
  const others = Object.entries(answers).flatMap(([id, overview]): ClusterNode[] =>
    known.has(id)
      ? []
      : [
          {
            id,
            shortId: id.slice(0, SHORT),
            hostname: overview?.hostname ?? '',
            clusterId: overview?.cluster_id ?? '',
            leader: overview?.is_leader ?? false,
            lastSeen: undefined,
            overview,
          },
        ],
  );
  return [...listed, ...others].toSorted(
    (one, other) =>
      Number(other.leader) - Number(one.leader) ||
      one.hostname.localeCompare(other.hostname) ||
      one.id.localeCompare(other.id),
  );
}
