/** An expression that cannot be used; the message is Graylog's where it has one. */
export class GrokError extends Error {
  override readonly name = 'GrokError';
}
