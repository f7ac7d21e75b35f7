/**
 * A stored session. Its key is the SHA-256 of its id, so a stolen data directory does not grant
 * access. Times in milliseconds since the epoch.
 */
export type Session = {
  key: string;
  userId: string;
  createdAt: number;
  lastAccess: number;
  address: string;
};

/** When an idle session expires; undefined for never. */
export const validUntil = ({ lastAccess }: Session, timeoutMs: number) =>
  timeoutMs < 0 ? undefined : lastAccess + timeoutMs;
