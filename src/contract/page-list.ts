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

/** The envelope of the newer tables (graylog-api.md §0.5 B). */
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
