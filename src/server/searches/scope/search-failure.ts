type Circumstances = {
  /** Whether Graylog fails the whole query. */
  failsQuery?: boolean;
  /** Whether the search type is unknown. */
  unknownType?: boolean;
  /** Set if more rows were requested than can be paged through. */
  windowLimit?: number;
};

/** A search type failed; the message is shown to users. */
export class SearchFailure extends Error {
  readonly failsQuery: boolean;
  readonly unknownType: boolean;
  readonly windowLimit: number | undefined;

  constructor(
    message: string,
    { failsQuery = false, unknownType = false, windowLimit }: Circumstances = {},
  ) {
    super(message);
    this.name = 'SearchFailure';
    this.failsQuery = failsQuery;
    this.unknownType = unknownType;
    this.windowLimit = windowLimit;
  }
}
