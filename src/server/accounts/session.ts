/**
 * A session as stored, under the SHA-256 of its id: a stolen data directory opens no door. Instants
 * in milliseconds.
 */
export type Session = {
  key: string;
  userId: string;
  createdAt: number;
  lastAccess: number;
  address: string;
};

/** When a session ends unless it is used; undefined is never. */
export const validUntil = ({ lastAccess }: Session, timeoutMs: number) =>
  timeoutMs < 0 ? undefined : lastAccess + timeoutMs;
