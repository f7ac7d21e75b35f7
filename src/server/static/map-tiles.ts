import type { MapTiles } from '@/contract/map-tiles';

const SUBDOMAINS = ['a', 'b', 'c'];
const isHttp = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** The origins that a tile service is loaded from; undefined if `url` is no template of tiles. */
export function tileOrigins({ url }: Pick<MapTiles, 'url'>): readonly string[] | undefined {
  if (!['{z}', '{x}', '{y}'].every((part) => url.includes(part))) return undefined;
  const urls = [...new Set(SUBDOMAINS.map((name) => url.replaceAll('{s}', name)))];
  if (!urls.every(isHttp)) return undefined;
  const parsed = urls.map((one) => new URL(one));
  const isPlain = parsed.every(
    ({ username, password, host }) =>
      username === '' && password === '' && /^[\w.:[\]-]+$/.test(host),
  );
  return isPlain ? [...new Set(parsed.map(({ origin }) => origin))] : undefined;
}
