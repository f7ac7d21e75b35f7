type Circumstances = {
  /** The real server then calls the whole query failed. */
  failsQuery?: boolean;
  /** The search type is one that this server does not know. */
  unknownType?: boolean;
  /** Set where more rows were asked for than can be paged through. */
  windowLimit?: number;
};

/** Why one search type has no result. Its text is shown to whoever searched. */
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
