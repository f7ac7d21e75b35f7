import { addTexts } from './t';

type Area = { texts: Readonly<Record<string, string>> };

const areas = import.meta.glob<Area>('./*/*.ts');
const loading = new Map<string, Promise<void>>();

/** Fetches these areas of the catalogue; the same area only once. */
export async function loadTexts(names: readonly string[], language = 'en'): Promise<void> {
  await Promise.all(names.map((name) => loadArea(`./${language}/${name}.ts`)));
}

function loadArea(path: string): Promise<void> {
  const known = loading.get(path);
  if (known) return known;
  const load = areas[path];
  if (!load) return Promise.reject(new Error(`There are no texts at ${path}.`));
  const loaded = load().then(({ texts }) => addTexts(texts));
  loading.set(path, loaded);
  // A lost connection must not leave the page without its words for ever.
  loaded.catch(() => loading.delete(path));
  return loaded;
}

/**
 * A page with the areas of texts it shows, both fetched at once: `lazy: withTexts(['users'], async () => …)`.
 * Its modules must call `t` while they render, never while they are loaded.
 */
export const withTexts = <Page>(names: readonly string[], load: () => Promise<Page>) => async (): Promise<Page> => {
  const [page] = await Promise.all([load(), loadTexts(names)]);
  return page;
};
