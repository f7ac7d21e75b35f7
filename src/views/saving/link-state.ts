import { parseExact, stringifyExact } from '@/domain/exact-json';
import { isObject } from '@/domain/json-object';
import type { ViewDocument } from '@/domain/search/view/view';
import { readView, writeView } from '@/domain/search/view/view-codec';
import { LINK_PREFIX } from '@/domain/search/view-state/address';

const VERSION = 1;
/** Characters of a fragment; browsers, mail clients and chats truncate longer URLs. */
const MAX_CHARACTERS = 60_000;
/**
 * Limit on the decompressed bytes: a few thousand times what a view needs, and still cheap for a
 * browser.
 */
const MAX_BYTES = 4 * 1024 * 1024;

/** Encodes the view as a URL fragment; undefined if it would be too long. */
export async function writeLink(document: ViewDocument): Promise<string | undefined> {
  const { view, search } = writeView({
    ...document,
    id: '',
    owner: null,
    createdAt: '',
    favorite: false,
  });
  const text = stringifyExact({ version: VERSION, view, search });
  const packed = await through(
    new TextEncoder().encode(text),
    new CompressionStream('deflate-raw'),
    Infinity,
  );
  const fragment = `${LINK_PREFIX}${toBase64Url(packed)}`;
  return fragment.length > MAX_CHARACTERS ? undefined : fragment;
}

/**
 * Decodes the view from a fragment. Rejects if it is not a view, was truncated, or exceeds the
 * decompressed limit.
 */
export async function readLink(fragment: string): Promise<ViewDocument> {
  if (!fragment.startsWith(LINK_PREFIX) || fragment.length > MAX_CHARACTERS)
    throw new Error('The fragment holds no search.');
  const bytes = await through(
    fromBase64Url(fragment.slice(LINK_PREFIX.length)),
    new DecompressionStream('deflate-raw'),
    MAX_BYTES,
  );
  const content = parseExact(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!isObject(content) || content['version'] !== VERSION)
    throw new Error('The search of the link is of another version.');
  const document = readView({ view: content['view'], search: content['search'] });
  if (document.search.queries.length !== 1 || document.type !== 'SEARCH')
    throw new Error('The link holds something else than a search.');
  return { ...document, id: '', owner: null, createdAt: '', favorite: false };
}

type Transform = { readable: ReadableStream<Uint8Array>; writable: WritableStream<BufferSource> };

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  { readable, writable }: Transform,
  most: number,
): Promise<Uint8Array> {
  const writer = writable.getWriter();
  // Errors in the data surface on the reading side.
  const written = writer
    .write(bytes)
    .then(() => writer.close())
    .catch(() => undefined);
  const reader = readable.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new Error('The link unfolds to more than a search can be.');
    }
    chunks.push(next.value);
  }
  await written;
  return joined(chunks, size);
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );
}
