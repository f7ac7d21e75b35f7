/** The input of an aggregate. */
export type Operand = {
  /** The column with the values. */
  column: string;
  /** All percentiles of that column, 0 to 100, which are computed together. */
  percentiles: readonly number[];
  /** SQL for the number of values in the bucket of a row; undefined if it is not known per row. */
  bucketSize?: string | undefined;
};
