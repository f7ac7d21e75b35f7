import { isolated } from '@/domain/format/text/isolated';
import type { Catalogue } from './catalogue';
import { en } from './en';

type EntryKey = keyof Catalogue & string;
type Singular<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other`
  ? Base
  : Key;
/** `search.messages` stands for `search.messages_one` and `search.messages_other`. */
export type TextKey = Singular<EntryKey>;

type EntryOf<Key extends TextKey> = Key extends EntryKey
  ? Catalogue[Key & EntryKey]
  : `${Key}_other` extends EntryKey
    ? Catalogue[`${Key}_other`]
    : never;
type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type Values<Key extends TextKey> = {
  [Name in Placeholder<EntryOf<Key>>]: Name extends 'count' ? number : string | number;
} & (`${Key}_other` extends EntryKey ? { count: number } : unknown);
type Arguments<Key extends TextKey> = [Placeholder<EntryOf<Key>>] extends [never]
  ? `${Key}_other` extends EntryKey
    ? [values: { count: number }]
    : []
  : [values: Values<Key>];

/** Keys of texts without values, for tables of texts. */
export type PlainTextKey = { [Key in TextKey]: Arguments<Key> extends [] ? Key : never }[TextKey];

let texts: Record<string, string> = { ...en };
let lasting: (language: string) => Readonly<Record<string, string>> = () => ({});
let plurals = new Intl.PluralRules('en');
let isPseudoLocale = false;

/**
 * A text of the catalogue. `count` selects the plural form; other values replace `{{name}}`, each
 * with its text direction isolated.
 */
export function t<Key extends TextKey>(key: Key, ...[values]: Arguments<Key>): string {
  const text = filledIn(key, values, isolated);
  return isPseudoLocale ? `⟦${text}⟧` : text;
}

/**
 * Like `t` for texts that are saved, such as the title of a copy: without invisible isolation
 * characters.
 */
export const keptText = <Key extends TextKey>(key: Key, ...[values]: Arguments<Key>): string =>
  filledIn(key, values, String);

function filledIn(
  key: string,
  given: Readonly<Record<string, string | number>> = {},
  shape: (value: string) => string,
): string {
  return textOf(key, given['count']).replace(PLACEHOLDER, (place, name: string) =>
    shape(String(given[name] ?? place)),
  );
}

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

function textOf(key: string, count: string | number | undefined): string {
  const plural = typeof count === 'number' ? texts[`${key}_${plurals.select(count)}`] : undefined;
  return plural ?? texts[key] ?? key;
}

/** A text whose key is not known to exist, such as one that a server sent. */
export function textIfLoaded(
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): string | undefined {
  if (!Object.hasOwn(texts, key)) return undefined;
  const text = filledIn(key, values, isolated);
  return isPseudoLocale ? `⟦${text}⟧` : text;
}

/** Whether the interface is in English, the language of the servers. */
export const isEnglish = (): boolean => plurals.resolvedOptions().locale.startsWith('en');

/** Adds texts of an area loaded on demand. */
export function addTexts(more: Readonly<Record<string, string>>): void {
  Object.assign(texts, more);
}

/** Adds texts that stay when the language changes, such as those of plugins. */
export function addLastingTexts(
  textsOf: (language: string) => Readonly<Record<string, string>>,
): void {
  lasting = textsOf;
  Object.assign(texts, textsOf('en'));
}

/** Sets the language and its texts; English is the fallback for missing ones. */
export function setTexts(language: string, given: Readonly<Record<string, string>>): void {
  texts = { ...en, ...given, ...lasting(language) };
  plurals = new Intl.PluralRules(language);
}

/** For tests: wraps every text of the catalogue in ⟦ ⟧, so that hard-coded texts stand out. */
export function setPseudoLocale(on: boolean): void {
  isPseudoLocale = on;
}
