import { pages } from './pages';

/** Query parameters. A list repeats its name; undefined is left out. */
type PathParameters = Readonly<Record<string, string | readonly string[] | undefined>>;

type Pages = typeof pages;
export type PageName = keyof Pages;

/** The address patterns of all pages, as the router takes them. */
export const patterns = Object.fromEntries(
  Object.entries(pages).map(([name, page]) => [name, typeof page === 'string' ? page : page.path]),
) as { [Name in PageName]: Pages[Name] extends { path: infer Path } ? Path : Pages[Name] };

type Patterns = typeof patterns;
/** One text for each parameter of a pattern, in its order. */
type Parts<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? [string, ...Parts<Rest>]
  : [];
type Path<Pattern extends string> = (
  ...parts: [...Parts<Pattern>, parameters?: PathParameters]
) => string;

/**
 * The address of every page, without the router's prefix: `paths.role(id, { tab: 'users' })` takes
 * the parameters of the pattern in order, then the query. Each page has a codec for its query.
 */
export const paths = Object.fromEntries(
  Object.entries(patterns).map(([name, pattern]) => [name, pathOf(pattern)]),
) as { [Name in keyof Patterns]: Path<Patterns[Name]> };

function pathOf(pattern: string) {
  return (...given: (string | PathParameters | undefined)[]): string => {
    const parts = given.filter((one) => typeof one === 'string');
    const parameters = given.find((one) => typeof one === 'object');
    let next = 0;
    return withQuery(
      pattern.replace(/:\w+/g, () => encodeURIComponent(parts[next++] ?? '')),
      parameters ?? {},
    );
  };
}

function withQuery(path: string, parameters: PathParameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) continue;
    for (const one of typeof value === 'string' ? [value] : value) query.append(name, one);
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
