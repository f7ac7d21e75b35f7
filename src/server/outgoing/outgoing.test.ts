import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { UrlWhitelist } from '@/contract/url-whitelist';
import { createOutgoing, type OutgoingRequest } from './outgoing';
import { webAddress } from './web-address';

const OFF: UrlWhitelist = { entries: [], disabled: true };
const listing = (...values: string[]): UrlWhitelist => ({
  entries: values.map((value) => ({
    id: value,
    title: value,
    value,
    type: value.startsWith('^') ? 'regex' : 'literal',
  })),
  disabled: false,
});

async function serving(listener: RequestListener): Promise<{ port: number; url: string }> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}` };
}

/** Each look-up of a name takes the next address, the last one again and again. */
function get(
  url: string,
  list: UrlWhitelist,
  addresses: readonly string[] = [],
  more: Omit<OutgoingRequest, 'url'> = {},
): Promise<string> {
  const left = [...addresses];
  const outgoing = createOutgoing({
    allowList: () => list,
    addressesOf: async () => {
      const address = (left.length > 1 ? left.shift() : left[0]) ?? '';
      return [{ address, family: address.includes(':') ? 6 : 4 }];
    },
  });
  return outgoing.get({ url: webAddress(url), ...more }).then(String);
}

describe('the allow-list', () => {
  it('holds for the address that is requested, in any notation', async () => {
    let asked = 0;
    const { port, url } = await serving((_, response) => void response.end(`${(asked += 1)}`));
    for (const host of ['2130706433', '0x7f.1', '0177.0.0.1', '127.1', '[::ffff:127.0.0.1]'])
      await expect(get(`http://${host}:${port}/`, listing('https://example.org/'))).rejects.toThrow(
        'is not on the URL allow-list',
      );
    expect(asked).toBe(0);
    expect(await get(`http://2130706433:${port}/`, listing(`${url}/`))).toBe('1');
  });

  it('names the setting and the entry that would allow an address', async () => {
    await expect(get('http://10.0.0.7/data', listing())).rejects.toThrow(
      'http://10.0.0.7/data is not on the URL allow-list. To allow it, add http://10.0.0.7/data under System / Configurations / URL allow-list.',
    );
    const refusal = await get('http://10.0.0.7/data?key=secret', listing()).catch(String);
    expect(refusal).toContain('add the regular expression ^http://10\\.0\\.0\\.7/data\\?.*$ under');
    expect(refusal).not.toContain('secret');
  });

  it('holds for every redirect', async () => {
    const other = await serving((_, response) => void response.end('there'));
    const { url } = await serving(
      (_, response) => void response.writeHead(302, { location: `${other.url}/x` }).end(),
    );
    await expect(get(`${url}/away`, listing(`${url}/away`))).rejects.toThrow(
      `${other.url}/x is not on the URL allow-list.`,
    );
    expect(await get(`${url}/away`, listing(`${url}/away`, `${other.url}/x`))).toBe('there');
  });
});

describe('a host name', () => {
  it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', '0.0.0.0'])(
    'that leads to %s needs an entry with that address',
    async (address) => {
      const { port } = await serving((_, response) => void response.end('inside'));
      const url = `http://logs.example.org:${port}/data`;
      const shown = address.includes(':')
        ? `[${new URL(`http://[${address}]`).hostname.slice(1, -1)}]`
        : address;
      await expect(get(url, listing(url), [address])).rejects.toThrow(
        `logs.example.org has the address ${address}, which is not public. To allow it, add http://${shown}:${port}/data under`,
      );
    },
  );

  it('may lead to a private address that is listed, or anywhere without the list', async () => {
    const { port } = await serving(({ headers }, response) => void response.end(headers.host));
    const url = `http://logs.example.org:${port}/data`;
    const list = listing(url, `^http://127\\.0\\.0\\.\\d+:${port}/data$`);
    expect(await get(url, list, ['127.0.0.1'])).toBe(`logs.example.org:${port}`);
    expect(await get(url, OFF, ['127.0.0.1'])).toBe(`logs.example.org:${port}`);
  });

  it('is looked up once: the connection goes to the address that was checked', async () => {
    const { port } = await serving((_, response) => void response.end('inside'));
    const url = `http://logs.example.org:${port}/`;
    // A documentation address, at which nobody answers.
    const rebinding = get(
      url,
      listing(url, `http://192.0.2.1:${port}/`),
      ['192.0.2.1', '127.0.0.1'],
      {
        withinMs: 300,
      },
    );
    await expect(rebinding).rejects.toThrow(/did not respond within|could not be read/);
  });

  it('localhost is this machine by definition', async () => {
    const { port } = await serving((_, response) => void response.end('here'));
    const url = `http://localhost:${port}/`;
    expect(await get(url, listing(url), ['127.0.0.1'])).toBe('here');
    await expect(get(url, listing(url), ['10.0.0.1'])).rejects.toThrow('which is not public');
  });
});

describe('a response', () => {
  it('is refused over the limit, also when decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const { url } = await serving(
      (_, response) => void response.setHeader('content-encoding', 'gzip').end(bomb),
    );
    await expect(get(url, OFF, [], { maxBytes: 1_000 })).rejects.toThrow('larger than 1000 bytes');
  });

  it('may redirect a few times, and does not get the headers of another origin', async () => {
    const seen: unknown[] = [];
    const other = await serving(({ headers }, response) => {
      seen.push(headers['authorization']);
      response.end('there');
    });
    const { url } = await serving(({ url: path, headers }, response) => {
      seen.push(headers['authorization']);
      if (path === '/away') response.writeHead(302, { location: `${other.url}/x` }).end();
      else if (path === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
      else response.writeHead(302, { location: '/loop' }).end();
    });
    const headers = new Headers({ Authorization: 'Bearer secret' });
    expect(await get(`${url}/away`, OFF, [], { headers })).toBe('there');
    expect(seen).toEqual(['Bearer secret', undefined]);
    await expect(get(`${url}/loop`, OFF)).rejects.toThrow('redirects more than 5 times');
    await expect(get(`${url}/file`, OFF)).rejects.toThrow('Only URLs that start with http');
  });

  it('has to be there in time', async () => {
    const { url } = await serving((_, response) => void response.write('{'));
    await expect(get(url, OFF, [], { withinMs: 100 })).rejects.toThrow(
      'did not respond within 0.1 seconds',
    );
  });

  it('is not awaited after an abort', async () => {
    const { url } = await serving(() => undefined);
    const aborted = AbortSignal.abort();
    await expect(get(url, OFF, [], { signal: aborted })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });
});
