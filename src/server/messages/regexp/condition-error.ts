/**
 * The query can be read, but this node cannot run it. The message says why, in words for its
 * author.
 */
export class ConditionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConditionError';
  }
}
