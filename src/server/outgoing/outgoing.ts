import type { LookupAddress } from 'node:dns';
import { lookup as resolve } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { Response } from 'undici';
import type { UrlWhitelist } from '@/contract/url-whitelist';
import { nodeText, NodeTextError, textOfError } from '@/domain/node-text/node-text';
import { isListed } from './allow-list';
import { isPublicAddress } from './public-address';
import { webAddress } from './web-address';

/** `headers` may contain secrets, so redirects to other origins do not get them. */
export type OutgoingRequest = {
  url: URL;
  headers?: Headers;
  /** Of the decompressed body. */
  maxBytes?: number;
  /** For the whole request, with its redirects. */
  withinMs?: number;
  signal?: AbortSignal;
};

/** All requests of the node to addresses that users enter. */
export type Outgoing = {
  /**
   * Gets an address and returns its body.
   * @throws NodeTextError that contains no secrets
   */
  get(request: OutgoingRequest): Promise<Buffer>;
};

type Options = {
  /** The list as it is now; asked for each request. */
  allowList: () => UrlWhitelist;
  /** The addresses of a host name; those of the system by default. */
  addressesOf?: (host: string) => Promise<readonly LookupAddress[]>;
};

const MAX_REDIRECTS = 5;
const MAX_BYTES = 8 * 1024 * 1024;
const WITHIN_MS = 30_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Each URL must be on the allow-list: the one that was entered and those of all redirects. A host
 * name that does not lead to the public internet needs an entry with its address as well, so that
 * whoever controls a name cannot point it at this machine or its network. The connection is made to
 * the address that was checked, because a second look-up could return another one.
 */
export function createOutgoing({ allowList, addressesOf = systemAddresses }: Options): Outgoing {
  const demandListed = (url: URL) => {
    if (!isListed(allowList(), url.href))
      throw new NodeTextError(
        url.search === ''
          ? nodeText('node.outgoing.notListed', { url: nameOf(url), entry: nameOf(url) })
          : nodeText('node.outgoing.notListedQuery', { url: nameOf(url), entry: patternOf(url) }),
      );
  };

  /** The addresses of the host that may be connected to. */
  const checkedAddresses = async (url: URL): Promise<readonly LookupAddress[]> => {
    const host = hostOf(url);
    const version = isIP(host);
    // The address is part of the URL, which is on the list.
    if (version !== 0) return [{ address: host, family: version }];
    const found = await addressesOf(host).catch((error: unknown) => {
      throw new NodeTextError(
        nodeText('node.outgoing.unreachable', { url: nameOf(url), reason: reasonOf(error) }),
      );
    });
    const list = allowList();
    const allowed = found.filter(
      ({ address }) =>
        list.disabled ||
        isPublicAddress(address) ||
        isOwnName(host, address) ||
        isListed(list, withAddress(url, address).href),
    );
    const [refused] = found;
    if (allowed.length === 0 && refused) {
      const { address } = refused;
      const byAddress = withAddress(url, address);
      throw new NodeTextError(
        url.search === ''
          ? nodeText('node.outgoing.notPublic', { host, address, entry: nameOf(byAddress) })
          : nodeText('node.outgoing.notPublicQuery', {
              host,
              address,
              entry: patternOf(byAddress),
            }),
      );
    }
    return allowed;
  };

  const request = async (url: URL, headers: Headers, signal: AbortSignal) => {
    demandListed(url);
    const addresses = await checkedAddresses(url);
    // Loaded on demand to keep the start of the node fast.
    const { Agent, fetch } = await import('undici');
    const agent = new Agent({ connect: { lookup: only(addresses) } });
    try {
      const response = await fetch(url, {
        headers: [...headers],
        redirect: 'manual',
        signal,
        dispatcher: agent,
      });
      return { response, agent };
    } catch (error) {
      void agent.destroy();
      throw error;
    }
  };

  return {
    async get({
      url,
      headers = new Headers(),
      maxBytes = MAX_BYTES,
      withinMs = WITHIN_MS,
      signal,
    }) {
      const timeout = AbortSignal.timeout(withinMs);
      const either = signal ? AbortSignal.any([signal, timeout]) : timeout;
      let at = url;
      try {
        for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
          const sent = at.origin === url.origin ? headers : new Headers();
          const { response, agent } = await request(at, sent, either);
          try {
            const location = REDIRECTS.has(response.status)
              ? response.headers.get('location')
              : null;
            if (location === null) return await bodyOf(response, at, maxBytes);
            at = redirectTarget(location, at);
          } finally {
            // Ends the connection, and with it a body that is not wanted.
            void agent.destroy();
          }
        }
      } catch (error) {
        if (signal?.aborted) throw error;
        throw failureOf(error, at, timeout.aborted ? withinMs : undefined);
      }
      throw new NodeTextError(
        nodeText('node.outgoing.tooManyRedirects', { url: nameOf(url), most: MAX_REDIRECTS }),
      );
    },
  };
}

/** For what runs without an allow-list: refuses everything. */
export const nothingOutgoing = createOutgoing({
  allowList: () => ({ entries: [], disabled: false }),
});

function systemAddresses(host: string): Promise<readonly LookupAddress[]> {
  return resolve(host, { all: true });
}

/** Makes connections to these addresses, whatever the name resolves to by now. */
const only =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_host, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
    else done(new Error('no address'), '');
  };

/** `localhost` is this machine by definition, so that its name is enough. */
const isOwnName = (host: string, address: string) =>
  /(^|\.)localhost\.?$/.test(host) && (address === '::1' || address.startsWith('127.'));

const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

function withAddress(url: URL, address: string): URL {
  const changed = new URL(url);
  const [plain = ''] = address.split('%');
  changed.hostname = isIP(plain) === 6 ? `[${plain}]` : plain;
  return changed;
}

function redirectTarget(location: string, from: URL): URL {
  try {
    return webAddress(location, from);
  } catch (error) {
    throw new NodeTextError(
      nodeText('node.outgoing.redirected', {
        url: nameOf(from),
        target: URL.canParse(location, from) ? nameOf(new URL(location, from)) : location,
        reason: textOfError(error).message,
      }),
    );
  }
}

async function bodyOf(response: Response, url: URL, maxBytes: number): Promise<Buffer> {
  if (!response.ok)
    throw new NodeTextError(
      nodeText('node.outgoing.status', { url: nameOf(url), status: response.status }),
    );
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > maxBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    throw new NodeTextError(
      nodeText('node.outgoing.brokeOff', { url: nameOf(url), reason: reasonOf(error) }),
      { cause: error },
    );
  }
  if (bytes > maxBytes)
    throw new NodeTextError(
      nodeText('node.outgoing.tooLarge', { url: nameOf(url), bytes: maxBytes }),
    );
  return Buffer.concat(chunks);
}

function failureOf(error: unknown, at: URL, timeoutMs: number | undefined): NodeTextError {
  if (timeoutMs !== undefined)
    return new NodeTextError(
      nodeText('node.outgoing.tooSlow', { url: nameOf(at), seconds: timeoutMs / 1000 }),
    );
  if (error instanceof NodeTextError) return error;
  return new NodeTextError(
    nodeText('node.outgoing.unreachable', { url: nameOf(at), reason: reasonOf(error) }),
    { cause: error },
  );
}

/** Leaves out the query, which often contains keys. */
const nameOf = ({ origin, pathname }: URL) => `${origin}${pathname}`;

/** An expression for an address with any query. */
const patternOf = (url: URL) => `^${nameOf(url).replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}\\?.*$`;

/** Unwraps the cause in which fetch hides the actual reason. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof AggregateError) return reasonOf(cause.errors[0]);
  return cause instanceof Error ? reasonOf(cause) : error.message;
}
