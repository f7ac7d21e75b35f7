import type { Area } from './area';
import { firstAreas } from './en';
import { addTexts, setTexts } from './t';

export type Language = 'en' | 'de';

const firstTexts: Readonly<Record<string, Area['texts']>> = firstAreas;
const loading = new Map<string, Promise<Area['texts']>>();
/** The areas loaded on demand so far. */
const loadedAreas = new Set<string>();
let current: Language = 'en';

/** Loads areas of the catalogue in the current language; each only once. */
export async function loadTexts(names: readonly string[]): Promise<void> {
  const language = current;
  for (const name of names) loadedAreas.add(name);
  const loaded = await Promise.all(names.map((name) => loadArea(name, language)));
  if (language === current) loaded.forEach(addTexts);
  else await loadTexts(names);
}

/**
 * Switches all loaded texts, and those loaded later, to `language`. Rejects without any change if
 * they cannot be loaded.
 */
export async function switchLanguage(language: Language): Promise<void> {
  const names = [
    ...(language === 'en'
      ? []
      : [...Object.keys(firstAreas), 'serverTexts', 'serverForms', 'serverBuiltIns']),
    ...loadedAreas,
  ];
  const loaded = await Promise.all(names.map((name) => loadArea(name, language)));
  current = language;
  setTexts(language, Object.assign({}, ...loaded) as Area['texts']);
  // Areas requested while the language was loading.
  await loadTexts([...loadedAreas]);
}

function loadArea(name: string, language: Language): Promise<Area['texts']> {
  const first = language === 'en' ? firstTexts[name] : undefined;
  if (first) return Promise.resolve(first);
  const path = `./${language}/${name}.ts`;
  const known = loading.get(path);
  if (known) return known;
  const loaded = loadFile(language, path);
  loading.set(path, loaded);
  // After a lost connection the next attempt must load it again.
  loaded.catch(() => loading.delete(path));
  return loaded;
}

async function loadFile(language: Language, path: string): Promise<Area['texts']> {
  // The lists of files are no part of the first load, whose own texts are `firstAreas`.
  const files =
    language === 'en' ? (await import('./english')).english : (await import('./german')).german;
  const load = files[path];
  if (!load) throw new Error(`There are no texts at ${path}.`);
  return (await load()).texts;
}

/**
 * A page with the areas of texts it shows, loaded in parallel: `lazy: withTexts(['users'], async ()
 * => …)`. Its modules must call `t` while rendering, not at import time.
 */
export const withTexts =
  <Page>(names: readonly string[], load: () => Promise<Page>) =>
  async (): Promise<Page> => {
    const [page] = await Promise.all([load(), loadTexts(names)]);
    return page;
  };
