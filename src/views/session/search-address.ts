import type { SearchRequest } from '@/views/execution/search-request';
import type { ReadState, SearchDefaults, SearchState } from './url-state';

/**
 * A search that is known without its address: what that means without parameters, and where it
 * leads. The same object while it is the same search.
 */
export type KnownSearch = {
  defaults: SearchDefaults;
  pathOf: (parameters: Readonly<Record<string, string>>) => string;
  filter?: SearchRequest['filter'];
  filters?: SearchRequest['filters'];
};

/** What becomes of a search; as a function, of what it is by then. */
export type ChangeOf<State> = Partial<State> | ((now: SearchState) => Partial<State>);

export type SearchAddress = ReadState & {
  /** What the address asks, without how it is shown. The same object while it asks the same. */
  request: SearchRequest;
  /**
   * Tells one run from the next, also where the search is the same. Back and Forward find the run
   * they left.
   */
  run: string;
  /** Which entry of this run it is. */
  step: number;
  /** What of the results is looked at. */
  params: URLSearchParams;
  /** The opened message came along from another search. */
  carried: boolean;
  /** What the address says by now. The page may not show it yet. */
  newest: () => { state: SearchState; run: string; params: URLSearchParams; aside?: string };
  /** Runs a search: one entry of the history each. */
  execute: (change: ChangeOf<SearchState>) => void;
  /** Changes how the results are shown, in the same entry and without a run. */
  present: (
    change:
      ChangeOf<Pick<SearchState, 'columns' | 'refresh' | 'follow'>> | 'no-refresh' | 'no-follow',
  ) => void;
  /**
   * Changes what of the results is looked at, without a run: in the same entry, or as a step that
   * Back takes again.
   */
  look: (edit: (params: URLSearchParams) => void, asStep?: boolean) => void;
};

export const changeOf = <State>(change: ChangeOf<State>, now: SearchState): Partial<State> =>
  typeof change === 'function' ? change(now) : change;
