import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { prefixFor } from './config-js';
import { mediaTypeOf } from './media-types';
import { noticePage } from './notice-page';

/** Names with a content hash never change their content. */
const FOREVER = 'public, max-age=31536000, immutable';
const HASHED = /^assets\/.*-[\w-]{8,}\.\w+$/;
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built console from `directory`, precompressed by the build, with index.html for all
 * other pages.
 */
export function createWebFiles(directory: string, prefix: string) {
  const files = listFiles(directory);
  const index = files.has('index.html')
    ? readFileSync(join(directory, 'index.html'), 'utf8')
    : undefined;

  /** `path` is relative to the prefix, without a leading slash. */
  return async (request: Request, path: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return noticePage(405, 'Not allowed', 'Pages are read-only.');
    if (path !== 'index.html' && files.has(path))
      return fileResponse(request, directory, path, files);
    const isPage =
      !path.startsWith('assets/') &&
      /text\/html|\*\/\*/.test(request.headers.get('accept') ?? '*/*') &&
      !/\.\w{1,5}$/.test(path);
    if (!isPage && path !== 'index.html') return notFound();
    if (index === undefined)
      return noticePage(
        503,
        'The console is not built',
        'Run “npm run build”, or start with “npm start”, which builds what is missing.',
      );
    return pageResponse(request, index, prefixFor(request, prefix));
  };
}

function listFiles(directory: string): ReadonlySet<string> {
  try {
    const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
    return new Set(
      entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/'),
        ),
    );
  } catch {
    // Not built; requests for pages explain it.
    return new Set();
  }
}

async function fileResponse(
  request: Request,
  directory: string,
  path: string,
  files: ReadonlySet<string>,
): Promise<Response> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  const [encoding, suffix] = ENCODINGS.find(
    ([name, end]) => new RegExp(`\\b${name}\\b`).test(accepted) && files.has(`${path}${end}`),
  ) ?? [undefined, ''];
  const bytes = await readFile(join(directory, `${path}${suffix}`)).catch(ifGone);
  // The build was replaced since the node started.
  if (bytes === undefined) return notFound();
  const headers = new Headers({
    'content-type': mediaTypeOf(path),
    'cache-control': HASHED.test(path) ? FOREVER : 'no-cache',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  });
  return withTag(request, bytes, headers);
}

const notFound = () => noticePage(404, 'Not found', 'This file does not exist.');

function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Sets the page's address as `<base>`, because the build uses relative links. */
function pageResponse(request: Request, index: string, prefix: string): Response {
  const base = `<base href="${prefix.replace(/[&<>"]/g, encodeURIComponent)}">`;
  const html = /<base\b[^>]*>/.test(index)
    ? index.replace(/<base\b[^>]*>/, base)
    : index.replace(/<head>/, `<head>\n    ${base}`);
  return withTag(
    request,
    Buffer.from(html),
    new Headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' }),
  );
}

function withTag(request: Request, bytes: Buffer, headers: Headers): Response {
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  headers.set('etag', tag);
  if (request.headers.get('if-none-match') === tag)
    return new Response(null, { status: 304, headers });
  headers.set('content-length', `${bytes.length}`);
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers });
}
