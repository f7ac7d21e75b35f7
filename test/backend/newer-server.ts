import { http, HttpResponse } from 'msw';
import { serverVersion } from '@/api/server-version';
import { answerInstead, answerOf } from './backend';

type Json = Record<string, unknown>;

const refused = (message: string) =>
  HttpResponse.json({ type: 'RequestError', message }, { status: 400 });
const missing = () => HttpResponse.json({ type: 'ApiError', message: 'HTTP 404' }, { status: 404 });

/** The request with another body, or to another path, as the embedded backend takes it. */
async function asBase(
  request: Request,
  { path, body }: { path?: (path: string) => string; body?: unknown },
): Promise<Response> {
  const url = new URL(request.url);
  if (path) url.pathname = path(url.pathname);
  return answerOf(
    new Request(url, {
      method: request.method,
      headers: request.headers,
      credentials: request.credentials,
      ...(body !== undefined
        ? { body: JSON.stringify(body) }
        : request.body && { body: await request.text() }),
    }),
  );
}

/** Refuses texts of the console, which Graylog would keep and show as unknown widgets. */
const storedView = async (context: { request: Request }) => {
  const sent = await context.request.clone().text();
  return sent.includes('"console-text"') ? refused('A text of the console') : wrapped(context);
};

/** Takes an entity inside an envelope alone. */
const wrapped = async ({ request }: { request: Request }) => {
  const sent = (await request.clone().json()) as Json;
  return 'entity' in sent
    ? asBase(request, { body: sent['entity'] })
    : refused('Unable to map property title. Known properties include: entity, share_request');
};

const allowList = async ({ request }: { request: Request }) => {
  const answer = await asBase(request, {
    path: (path) => path.replace('/urlallowlist', '/urlwhitelist'),
  });
  if (!new URL(request.url).pathname.endsWith('/check')) return answer;
  const { url, is_whitelisted } = (await answer.json()) as Json;
  return HttpResponse.json({ url, is_allowlisted: is_whitelisted });
};

/** The embedded backend refuses and answers what a Graylog 7.1 does where its API is another. */
export function playNewerServer(): void {
  serverVersion.use('7.1.0');
  answerInstead(
    http.post('*/api/views', storedView),
    http.put('*/api/views/:id', storedView),
    http.post('*/api/streams', wrapped),
    http.all('*/api/system/urlwhitelist', missing),
    http.all('*/api/system/urlwhitelist/*', missing),
    http.all('*/api/system/urlallowlist', allowList),
    http.all('*/api/system/urlallowlist/*', allowList),
    http.put('*/api/system/indices/index_sets/:id', async ({ request, params }) => {
      const { id, ...sent } = (await request.clone().json()) as Json;
      return id === params['id'] ? asBase(request, { body: sent }) : refused('id cannot be null');
    }),
    http.put('*/api/users/:id', async ({ request }) => {
      const { startpage = null, ...sent } = (await request.clone().json()) as Json;
      if (startpage !== null && !(startpage as { id?: string }).id)
        return refused('Start page of no type');
      return asBase(request, { body: { ...sent, startpage: startpage ?? { type: '', id: '' } } });
    }),
    http.post('*/api/users/:id/tokens/:name', async ({ request }) =>
      'token_ttl' in ((await request.clone().json()) as Json)
        ? asBase(request, { body: {} })
        : refused('token_ttl cannot be null'),
    ),
    http.post('*/api/entitylists/preferences/:list', async ({ request }) => {
      const { displayed_attributes, attributes, order, ...sent } = (await request
        .clone()
        .json()) as Json;
      return displayed_attributes === undefined
        ? asBase(request, {
            body: { ...sent, ...(attributes ? { displayed_attributes: order } : {}) },
          })
        : refused('Unable to map property displayed_attributes.');
    }),
    http.get('*/api/entitylists/preferences/:list', async ({ request }) => {
      const answer = await answerOf(request);
      if (answer.status !== 200) return answer;
      const { displayed_attributes: shown, ...others } = (await answer.json()) as {
        displayed_attributes: string[] | null;
      };
      return HttpResponse.json({
        ...others,
        attributes: shown && Object.fromEntries(shown.map((id) => [id, { status: 'show' }])),
        order: shown,
      });
    }),
  );
}
