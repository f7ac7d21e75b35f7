/** An expression that cannot be used; the message is Graylog's where it has one. */
export class GrokError extends Error {
  override readonly name: string = 'GrokError';
}

/** The expression names a pattern that does not exist. */
export class UnknownPatternError extends GrokError {
  override readonly name = 'UnknownPatternError';

  constructor(readonly pattern: string) {
    super(`No definition for key '${pattern}' found, aborting`);
  }
}
