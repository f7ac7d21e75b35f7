import { addressOf, type Endpoint } from '@/contract/endpoint';
import { parseExact, stringifyExact } from '@/domain/exact-json';
import { Agent, request, type Dispatcher } from 'undici';
import type { Connection } from './connection';

/** Ends the command; `message` is one line for the user. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  /** The status of the response, if there was one. */
  status?: number;
}

/** `stream` is for answers that are read in chunks. */
export type Client = {
  call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input): Promise<Output>;
  stream<Input>(
    endpoint: Endpoint<Input, string>,
    input: Input,
    accept: string,
  ): Promise<AsyncIterable<Uint8Array>>;
  close(): Promise<void>;
};

/** A query over a lot of data may take long until its first row. */
const ANSWER_WITHIN_MS = 15 * 60_000;

/** Does not follow redirects, which would leak the credentials to another server. */
export function createClient({ api, authorization }: Connection): Client {
  const dispatcher = new Agent({ headersTimeout: ANSWER_WITHIN_MS, bodyTimeout: ANSWER_WITHIN_MS });

  async function ask<Input, Output>(
    endpoint: Endpoint<Input, Output>,
    input: Input,
    accept: string,
  ): Promise<Dispatcher.ResponseData> {
    const { body } = endpoint.toRequest(input);
    const headers = {
      authorization,
      accept,
      'x-requested-by': 'graylog-console',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    let answer: Dispatcher.ResponseData;
    try {
      answer = await request(`${api}${addressOf(endpoint, input)}`, {
        method: endpoint.method,
        headers,
        body: body === undefined ? null : textOf(body),
        dispatcher,
      });
    } catch (error) {
      throw new ClientError(`${api} is not responding: ${reasonOf(error)}`, { cause: error });
    }
    if (answer.statusCode >= 200 && answer.statusCode < 300) return answer;
    const refusal = new ClientError(
      `${api} answers ${answer.statusCode}${explained(answer.statusCode, await answer.body.text())}`,
    );
    throw Object.assign(refusal, { status: answer.statusCode });
  }

  return {
    async call<Input, Output>(endpoint: Endpoint<Input, Output>, input: Input) {
      const answer = await ask(endpoint, input, 'application/json');
      const text = await answer.body.text();
      return (endpoint.answers === 'text' ? text : parseExact(text)) as Output;
    },
    stream: async (endpoint, input, accept) =>
      (await ask(endpoint, input, accept)).body as AsyncIterable<Uint8Array>,
    close: () => dispatcher.destroy(),
  };
}

/** Only exact JSON can write integers beyond 2^53, but it is about five times slower. */
function textOf(body: unknown): string {
  try {
    return JSON.stringify(body);
  } catch {
    return stringifyExact(body);
  }
}

const reasonOf = (error: unknown) =>
  error instanceof Error
    ? 'code' in error && typeof error.code === 'string'
      ? error.code
      : error.message
    : String(error);

function explained(status: number, text: string): string {
  if (status === 401) return ': the user name, password or token is wrong.';
  if (status === 403) return `: this user may not do that.${messageIn(text)}`;
  if (status === 404)
    return `: it has no such function. Is it a node of this version?${messageIn(text)}`;
  return messageIn(text) || '.';
}

function messageIn(text: string): string {
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    return typeof message === 'string' ? ` ${message}` : '';
  } catch {
    return '';
  }
}
