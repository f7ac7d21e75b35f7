import { paths } from '@/shared/paths';

const HOUR = 3_600;

/** The search for messages that a node received within the last hour. */
export const messagesOf = (nodeId: string): string =>
  paths.search({
    q: `gl2_source_node:"${nodeId}"`,
    rangetype: 'relative',
    relative: `${HOUR}`,
  });
