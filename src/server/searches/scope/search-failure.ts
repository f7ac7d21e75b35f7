import { NodeTextError, type NodeText } from '@/domain/node-text/node-text';

type Circumstances = {
  /** Whether Graylog fails the whole query. */
  failsQuery?: boolean;
  /** Whether the search type is unknown. */
  unknownType?: boolean;
  /** Set if more rows were requested than can be paged through. */
  windowLimit?: number;
};

/** A search type failed. */
export class SearchFailure extends NodeTextError {
  readonly failsQuery: boolean;
  readonly unknownType: boolean;
  readonly windowLimit: number | undefined;

  constructor(
    text: NodeText,
    { failsQuery = false, unknownType = false, windowLimit }: Circumstances = {},
  ) {
    super(text);
    this.name = 'SearchFailure';
    this.failsQuery = failsQuery;
    this.unknownType = unknownType;
    this.windowLimit = windowLimit;
  }
}
