import { Problem } from './problem';

/**
 * Parses an integer from the query string. @throws Problem 404 if it is malformed, as if the path
 * did not match
 */
export function wholeNumber(query: URLSearchParams, name: string, fallback: number): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  if (!/^-?\d{1,9}$/.test(text)) throw new Problem(404, 'HTTP 404 Not Found');
  return Number(text);
}

export type Page = { page: number; perPage: number };

/** `page` counts from 1, and 0 means the first page; `per_page=0` means everything. */
export function pageOf(query: URLSearchParams, perPage = 50): Page {
  return {
    page: Math.max(1, wholeNumber(query, 'page', 1)),
    perPage: Math.max(0, wholeNumber(query, 'per_page', perPage)),
  };
}

/** Like `pageOf` where Graylog has no page of everything. */
export function filledPageOf(query: URLSearchParams, perPage: number): Page {
  const asked = wholeNumber(query, 'per_page', perPage);
  if (asked < 1) throw new Problem(500, `invalid page size: ${asked}`);
  return pageOf(query, perPage);
}

export const slicePage = <T>(all: readonly T[], { page, perPage }: Page): T[] =>
  perPage === 0 ? [...all] : all.slice((page - 1) * perPage, page * perPage);
