import type { RouteObject } from 'react-router-dom';
import type { PlainTextKey } from '@/shared/texts/t';

/** An entry that leads to a page of a plugin. */
export type PluginEntry = {
  /** The navigation bar, its System menu, or the command palette alone. */
  menu: 'main' | 'system' | 'palette';
  text: PlainTextKey;
  to: string;
  /** The permissions of which one is required. */
  anyOf?: readonly string[];
};

/**
 * What a plugin adds to the console. Rooms above add their parts by declaration, so that this file
 * knows none of them.
 */
export interface PluginParts {
  /** Pages inside the console, by addresses without the path prefix. */
  routes?: readonly RouteObject[];
  navigation?: readonly PluginEntry[];
  /** Texts by language, with English for all. Keys start with the name of the plugin. */
  texts?: { en: Readonly<Record<string, string>> } & Readonly<
    Record<string, Readonly<Record<string, string>>>
  >;
}
export type Plugin = PluginParts & { name: string };

const plugins: Plugin[] = [];

/** Adds a plugin before the console starts; the returned function removes it, for tests. */
export function registerPlugin(plugin: Plugin): () => void {
  if (plugins.some(({ name }) => name === plugin.name))
    throw new Error(`There are two plugins with the name ${plugin.name}.`);
  plugins.push(plugin);
  return () => void plugins.splice(plugins.indexOf(plugin), 1);
}

/** The parts of one kind of all plugins, in their order. */
export const pluginParts = <Kind extends Exclude<keyof PluginParts, 'texts'>>(
  kind: Kind,
): readonly NonNullable<PluginParts[Kind]>[number][] =>
  plugins.flatMap((plugin) => [...(plugin[kind] ?? [])]);

/** The texts of all plugins in a language, English where one has no other. */
export const pluginTexts = (language: string): Readonly<Record<string, string>> =>
  Object.assign(
    {},
    ...plugins.map(({ texts }) => ({ ...texts?.en, ...texts?.[language] })),
  ) as Record<string, string>;

/**
 * The address of a page of a plugin, from the pattern of its route: `pluginPath('/clock/:zone',
 * 'UTC')`. @throws Error if no plugin has the route
 */
export function pluginPath(pattern: string, ...parts: readonly string[]): string {
  if (!pluginParts('routes').some(({ path }) => path === pattern))
    throw new Error(`Could not find plugin route ${pattern}`);
  let next = 0;
  return pattern.replaceAll(/:\w+/g, () => encodeURIComponent(parts[next++] ?? ''));
}
