/** Texts of a table; shared/entity-list takes them from the catalogue. */
export type TableTexts = {
  selectAll: string;
  selectRow: (title: string) => string;
  sortBy: (column: string) => string;
  sortLabel: string;
  resize: (column: string) => string;
  expand: (title: string) => string;
  collapse: (title: string) => string;
  /** Announces a moved column, for example "Status is column 2 of 5". */
  moved: (column: string, place: number, count: number) => string;
};
