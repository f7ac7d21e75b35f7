import { call } from '@/api/client';
import type { Endpoint } from '@/contract/endpoint';
import type { PageList } from '@/contract/page-list';
import { t, type PlainTextKey } from '@/shared/texts/t';
import {
  fromPageList,
  textAttributes,
  toPageListQuery,
  toPlainQuery,
  type ListPage,
  type ListRequest,
} from './list-page';
import { pageOfWhole } from './whole-list';

type Load<Row> = (request: ListRequest, signal: AbortSignal) => Promise<ListPage<Row>>;

/** A list that the server searches, filters, sorts and cuts, and whose attributes it describes. */
export const pageList =
  <Row>(endpoint: Endpoint<ReturnType<typeof toPageListQuery>, PageList<Row>>): Load<Row> =>
  async (request, signal) =>
    fromPageList(await call(endpoint, toPageListQuery(request), { signal }));

/**
 * A list of an older endpoint, which neither filters nor describes its attributes; `columns` are
 * the titles of those that it searches and sorts.
 */
export const plainList =
  <Row>({
    load,
    columns,
  }: {
    load: (
      query: ReturnType<typeof toPlainQuery>,
      signal: AbortSignal,
      request: ListRequest,
    ) => Promise<Pick<ListPage<Row>, 'rows' | 'total'>>;
    columns: Readonly<Record<string, PlainTextKey>>;
  }): Load<Row> =>
  async (request, signal) => ({
    ...(await load(toPlainQuery(request), signal, request)),
    page: request.page,
    attributes: textAttributes(titlesOf(columns)),
  });

type WholeColumn<Row> = { title: PlainTextKey; value: (row: Row) => string | number };

/** A list that the server answers as a whole; the browser searches and sorts it by `columns`. */
export const wholeList =
  <Row extends object>({
    load,
    columns,
  }: {
    load: (signal: AbortSignal) => Promise<readonly Row[]>;
    columns: Readonly<Record<string, WholeColumn<Row>>>;
  }): Load<Row> =>
  async (request, signal) =>
    pageOfWhole(
      await load(signal),
      request,
      Object.fromEntries(
        Object.entries(columns).map(([id, { title, value }]) => [id, { title: t(title), value }]),
      ),
    );

const titlesOf = (columns: Readonly<Record<string, PlainTextKey>>) =>
  Object.fromEntries(Object.entries(columns).map(([id, title]) => [id, t(title)]));
