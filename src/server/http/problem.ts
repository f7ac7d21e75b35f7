/** A refusal with one of the bodies that Graylog gives its errors. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The whole body where it is not the usual ApiError; null for an empty one. */
    readonly body: unknown = { type: 'ApiError', message },
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'Problem';
  }
}
