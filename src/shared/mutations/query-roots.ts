/**
 * First parts of the query keys of what several areas show. Data is filed under the resource it
 * shows, whoever asks for it, so that a change invalidates one key and reaches every list.
 */
export const queryRoots = {
  inputs: ['inputs'],
  roles: ['roles'],
  streams: ['streams'],
  users: ['users'],
} as const;
