import { createStore, get, set, type UseStore } from 'idb-keyval';

/** Encrypted where the browser has the means: over HTTPS and on localhost. */
type Kept = { key: CryptoKey; iv: Uint8Array<ArrayBuffer>; text: ArrayBuffer } | { plain: string };

const AES = 'AES-GCM';
const IV_BYTES = 12;

let store: UseStore | undefined;
/** What walls keep on the device. */
export const tokenStore = () => (store ??= createStore('console-screens', 'tokens'));

/**
 * The access token of each screen on this device. Its key cannot be exported, so that copying the
 * profile of the browser or reading its files does not reveal the token.
 */
export const keptToken = {
  read: async (screenId: string): Promise<string | undefined> => {
    const kept = await get<Kept>(screenId, tokenStore());
    if (!kept) return undefined;
    if ('plain' in kept) return kept.plain;
    const { key, iv, text } = kept;
    return new TextDecoder().decode(await crypto.subtle.decrypt({ name: AES, iv }, key, text));
  },
  write: async (screenId: string, token: string): Promise<void> =>
    set(screenId, await encrypted(token), tokenStore()),
};

async function encrypted(token: string): Promise<Kept> {
  // The type does not say that pages over plain HTTP have none.
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  if (!subtle) return { plain: token };
  const key = await subtle.generateKey({ name: AES, length: 256 }, false, ['encrypt', 'decrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = await subtle.encrypt({ name: AES, iv }, key, new TextEncoder().encode(token));
  return { key, iv, text };
}
