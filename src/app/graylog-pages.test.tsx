import { screen } from '@testing-library/react';
import { matchRoutes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { answerInstead, seedBackend } from '@test/backend/backend';
import { renderAt } from '@test/rendering/render';
import { GRAYLOG_PAGES, isGraylogPage } from '@/shared/navigation/graylog-pages';
import { pages, type PageRow } from '@/shared/pages';
import { routesOf } from './routes';

const routes = routesOf(() => undefined);
const isBuilt = (pattern: string) =>
  matchRoutes(routes, pattern.replaceAll(/:\w+/g, 'some'))?.at(-1)?.route.path !== '*';

it('lists no page of Graylog that is built here', () => {
  expect(GRAYLOG_PAGES.filter(isBuilt)).toEqual([]);
});

it('lists every page that is planned here but not built', () => {
  const paths = Object.values<string | PageRow>(pages).map((page) =>
    typeof page === 'string' ? page : page.path,
  );
  expect(paths.filter((path) => !isBuilt(path) && !isGraylogPage(path))).toEqual([]);
});

const overview = (codename: string) =>
  answerInstead(http.get('*/api/system', () => HttpResponse.json({ codename, version: '5.1.13' })));

beforeEach(() => seedBackend());

it('says that a Graylog behind a proxy has the page, and leads there', async () => {
  vi.stubGlobal('appConfig', { graylogUrl: 'https://logs.example.org/graylog/' });
  overview('Noir');
  await renderAt('/system/pipelines/rules?page=2');
  expect(await screen.findByRole('heading', { name: 'Graylog has this page' })).toBeVisible();
  expect(screen.getByText(/There is no page at \/system\/pipelines\/rules in this/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in Graylog' })).toHaveAttribute(
    'href',
    'https://logs.example.org/graylog/system/pipelines/rules?page=2',
  );
});

it('says so without a link where the address of Graylog is not known', async () => {
  overview('Noir');
  await renderAt('/system/sidecars');
  expect(await screen.findByRole('heading', { name: 'Graylog has this page' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open in Graylog' })).toBeNull();
});

it('promises nothing of Graylog over the embedded node', async () => {
  await renderAt('/system/contentpacks');
  expect(await screen.findByRole('heading', { name: 'Not available yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the search page' })).toBeVisible();
});
