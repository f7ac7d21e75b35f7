import { results } from './en/results';
import { searchBar } from './en/searchBar';
import { shell } from './en/shell';

/** The English catalogue, which also says which texts there are and what they need. */
export const en = { ...shell, ...searchBar, ...results } as const;
