import { Readable } from 'node:stream';
import { rootCertificates } from 'node:tls';
import { Agent, request as send } from 'undici';
import { emptyResponse, problemResponse } from '../http/answers';
import type { Peer } from '../http/call';
import { Problem } from '../http/problem';
import type { ApiBackend } from '../http/api-backend';
import { noticePage } from '../static/notice-page';
import { checkBackend } from './check-backend';
import { cookieForBrowser, cookieName } from './cookies';
import { unreachableProblem } from './failures';
import { headersForBrowser, headersForServer } from './headers';
import { EDITION, readTold, VERSION } from './told-by-server';

export type ProxyOptions = {
  /** Ends with a slash, without `/api`. */
  backend: URL;
  /** Additional trusted authorities, PEM. */
  ca?: string | undefined;
  pathPrefix: string;
  /** Milliseconds. A search may take a minute until its first byte. */
  connectTimeout?: number;
  answerTimeout?: number;
};

export type GraylogProxy = Required<Pick<ApiBackend, 'api' | 'outage' | 'edition' | 'version'>> & {
  /** What is wrong with the backend in one sentence, or undefined. */
  trouble(): Promise<string | undefined>;
  close(): Promise<void>;
};

const CONNECT_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 120_000;
const WITHOUT_BODY = [204, 205, 304];

/**
 * Proxies `/api` to a Graylog server. Streams both bodies, and aborts when the client disconnects.
 */
export function createGraylogProxy({
  backend,
  ca,
  pathPrefix,
  connectTimeout = CONNECT_TIMEOUT_MS,
  answerTimeout = ANSWER_TIMEOUT_MS,
}: ProxyOptions): GraylogProxy {
  const dispatcher = new Agent({
    connect: {
      timeout: connectTimeout,
      ...(ca !== undefined && { ca: [...rootCertificates, ca] }),
    },
    headersTimeout: answerTimeout,
    bodyTimeout: answerTimeout,
  });
  // A load balancer in front of the cluster may rely on its own cookie.
  const cookieNames = new Set(['authentication']);
  const check = checkBackend(backend, dispatcher);

  return {
    async api(request, peer) {
      const { pathname, search } = new URL(request.url);
      if (!/^\/api(\/|$)/.test(pathname) || /%2e%2e|\.\.%2f|%2f\.\.|%5c/i.test(pathname))
        return problemResponse(new Problem(404, 'HTTP 404 Not Found'));
      try {
        const received = await send(
          new URL(`${backend.pathname}${pathname.slice(1)}${search}`, backend),
          {
            dispatcher,
            method: request.method,
            headers: headersForServer(request, peer, { backend, pathPrefix }, cookieNames),
            body: request.body ? Readable.from(chunksOf(request.body)) : null,
            signal: request.signal,
          },
        );
        return answerOf(received, peer);
      } catch (error) {
        if (request.signal.aborted) return emptyResponse(499);
        return problemResponse(unreachableProblem(error, backend));
      }
    },
    async outage() {
      const trouble = await check();
      return trouble === undefined
        ? undefined
        : noticePage(502, 'No Graylog server', `${trouble} Reload this page to try again.`);
    },
    edition: readTold(EDITION, backend, dispatcher),
    version: readTold(VERSION, backend, dispatcher),
    trouble: check,
    close: () => dispatcher.destroy(),
  };

  function answerOf(
    { statusCode, headers: received, body }: Awaited<ReturnType<typeof send>>,
    peer: Peer,
  ): Response {
    // Readers of the stream get the error, too; without a listener, an unread stream would crash
    // the process.
    body.on('error', () => undefined);
    const location = received['location'];
    if (statusCode >= 300 && statusCode < 400 && statusCode !== 304) {
      body.destroy();
      return problemResponse(
        new Problem(
          502,
          `The Graylog server at ${backend.href} redirects to ${String(location)}. Start this node with that address as --backend.`,
        ),
      );
    }
    const headers = headersForBrowser(received);
    for (const cookie of [received['set-cookie'] ?? []].flat()) {
      cookieNames.add(cookieName(cookie));
      headers.append('set-cookie', cookieForBrowser(cookie, pathPrefix, peer));
    }
    if (!WITHOUT_BODY.includes(statusCode))
      return new Response(webStreamOf(body), { status: statusCode, headers });
    body.resume();
    return emptyResponse(statusCode, headers);
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = body.getReader();
  try {
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
      yield chunk.value;
  } finally {
    reader.releaseLock();
  }
}

/** Reads chunks on demand, and closes the connection to the backend when the reader cancels. */
function webStreamOf(body: Readable): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(new Uint8Array(next.value));
    },
    cancel: () => void body.destroy(),
  });
}
