/** What an aggregate is computed over. */
export type Operand = {
  /** The column with the series' values. */
  column: string;
  /** All percentiles wanted of that column, 0 to 100: those of one column are computed together. */
  percentiles: readonly number[];
  /**
   * SQL for the number of values in the bucket that a row belongs to; undefined where that is not
   * known row by row.
   */
  bucketSize?: string | undefined;
};
