import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { prefixFor } from './config-js';
import { isCompressible, mediaTypeOf } from './media-types';
import { noticePage } from './notice-page';

/** Names with a content hash never change their content. */
const FOREVER = 'public, max-age=31536000, immutable';
const HASHED = /^assets\/.*-[\w-]{8,}\.\w+$/;
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Serves the built console from `directory`, precompressed as soon as the build has done so, with
 * index.html for all other pages. While `isInProgress`, pages say that they are being built, and
 * load again by themselves.
 */
export function createWebFiles(
  directory: string,
  prefix: string,
  isInProgress: () => boolean = () => false,
) {
  let built = isInProgress() ? undefined : readBuild(directory);

  /** `path` is relative to the prefix, without a leading slash. */
  return async (request: Request, path: string): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return noticePage(405, 'Not allowed', 'Pages are read-only.');
    if (built === undefined && !isInProgress()) built = readBuild(directory);
    const { files, index } = built ?? NOTHING;
    if (path !== 'index.html' && files.has(path)) return fileResponse(request, directory, path);
    const isPage =
      !path.startsWith('assets/') &&
      /text\/html|\*\/\*/.test(request.headers.get('accept') ?? '*/*') &&
      !/\.\w{1,5}$/.test(path);
    if (!isPage && path !== 'index.html') return notFound();
    if (built === undefined)
      return noticePage(
        503,
        'The console is being built',
        'This takes a few seconds after an installation or a change. The page opens by itself.',
        { reloads: true },
      );
    if (index === undefined)
      return noticePage(
        503,
        'The console is not built',
        'Run “npm run build”, or start with “npm start”, which builds what is missing.',
      );
    return pageResponse(request, index, prefixFor(request, prefix));
  };
}

const NOTHING = { files: new Set<string>(), index: undefined };

/** The files of the build and its page. */
function readBuild(directory: string): { files: ReadonlySet<string>; index: string | undefined } {
  const files = listFiles(directory);
  const index = files.has('index.html')
    ? readFileSync(join(directory, 'index.html'), 'utf8')
    : undefined;
  return { files, index };
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

async function fileResponse(request: Request, directory: string, path: string): Promise<Response> {
  const found = await encodedFile(request, join(directory, path));
  // The build was replaced since the node started.
  if (found === undefined) return notFound();
  const headers = new Headers({
    'content-type': mediaTypeOf(path),
    'cache-control': HASHED.test(path) ? FOREVER : 'no-cache',
    vary: 'accept-encoding',
    ...(found.encoding && { 'content-encoding': found.encoding }),
  });
  return withTag(request, found.bytes, headers);
}

/** The smallest form of a file that a browser accepts; undefined if there is no such file. */
async function encodedFile(
  request: Request,
  path: string,
): Promise<{ bytes: Buffer; encoding?: string } | undefined> {
  const accepted = request.headers.get('accept-encoding') ?? '';
  for (const [encoding, suffix] of ENCODINGS) {
    if (!isCompressible(path) || !new RegExp(`\\b${encoding}\\b`).test(accepted)) continue;
    const bytes = await readFile(`${path}${suffix}`).catch(ifGone);
    if (bytes) return { bytes, encoding };
  }
  const bytes = await readFile(path).catch(ifGone);
  return bytes && { bytes };
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
