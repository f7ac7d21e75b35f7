import { firstAreas } from './en';
import { addTexts, speak } from './t';

export type Language = 'en' | 'de';
type Area = { texts: Readonly<Record<string, string>> };

const files = import.meta.glob<Area>('./*/*.ts');
const loading = new Map<string, Promise<Area['texts']>>();
/** The areas that came late so far. */
const late = new Set<string>();
let spoken: Language = 'en';

/** Fetches these areas of the catalogue in the language of now; the same only once. */
export async function loadTexts(names: readonly string[]): Promise<void> {
  const language = spoken;
  for (const name of names) late.add(name);
  const loaded = await Promise.all(names.map((name) => loadArea(name, language)));
  if (language === spoken) loaded.forEach(addTexts);
  else await loadTexts(names);
}

/**
 * All texts that are there are in `language` from then on, and those to come. Fails where they
 * cannot be fetched; then nothing changed.
 */
export async function speakLanguage(language: Language): Promise<void> {
  const names = [...(language === 'en' ? [] : Object.keys(firstAreas)), ...late];
  const loaded = await Promise.all(names.map((name) => loadArea(name, language)));
  spoken = language;
  speak(language, Object.assign({}, ...loaded) as Area['texts']);
  // Pages that came meanwhile.
  await loadTexts([...late]);
}

function loadArea(name: string, language: Language): Promise<Area['texts']> {
  const path = `./${language}/${name}.ts`;
  const known = loading.get(path);
  if (known) return known;
  const load = files[path];
  if (!load) return Promise.reject(new Error(`There are no texts at ${path}.`));
  const loaded = load().then(({ texts }) => texts);
  loading.set(path, loaded);
  // A lost connection must not leave the page without its words for ever.
  loaded.catch(() => loading.delete(path));
  return loaded;
}

/**
 * A page with the areas of texts it shows, both fetched at once: `lazy: withTexts(['users'], async
 * () => …)`. Its modules must call `t` while they render, never while they are loaded.
 */
export const withTexts =
  <Page>(names: readonly string[], load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const [page] = await Promise.all([load(), loadTexts(names)]);
    return page;
  };
