export type ListAttribute = {
  id: string;
  title: string;
  type: 'STRING' | 'BOOLEAN' | 'DATE' | 'INT' | 'LONG' | 'OBJECT_ID';
  sortable?: boolean;
  filterable?: boolean;
  searchable?: boolean;
  hidden?: boolean;
  related_collection?: string;
  filter_options?: { value: string; title: string }[];
};

/** Response of the newer paginated lists. */
export type PageList<T> = {
  query: string | null;
  pagination: { total: number; count: number; page: number; per_page: number };
  total: number;
  sort: string;
  order: string;
  elements: T[];
  attributes: ListAttribute[];
  defaults: { sort: { id: string; direction: 'ASC' | 'DESC' } };
};

/** Query of the newer paginated lists; the server provides defaults. */
export type PageListQuery = {
  page?: number | undefined;
  per_page?: number | undefined;
  query?: string | undefined;
  /** `attribute:value`, `attribute:from><to`. */
  filters?: readonly string[] | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
};
