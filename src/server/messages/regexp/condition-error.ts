/** The query is valid, but this node cannot execute it. The message is shown to users. */
export class ConditionError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConditionError';
  }
}
