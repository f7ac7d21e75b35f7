import { isolated } from '@/domain/format/isolated';
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
let plurals = new Intl.PluralRules('en');
let marksTexts = false;

/**
 * A text of the catalogue; `count` chooses the plural and `{{name}}` takes the value of that name,
 * whatever way it is read.
 */
export function t<Key extends TextKey>(key: Key, ...[values]: Arguments<Key>): string {
  const text = filledIn(key, values, isolated);
  return marksTexts ? `⟦${text}⟧` : text;
}

/** A text that is kept, as the title of a copy: each character of it is one that somebody wrote. */
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

/** Takes in an area of the catalogue that came late. */
export function addTexts(more: Readonly<Record<string, string>>): void {
  Object.assign(texts, more);
}

/** From now on texts are in `language`; English stands in for what `given` has not. */
export function speak(language: string, given: Readonly<Record<string, string>>): void {
  texts = { ...en, ...given };
  plurals = new Intl.PluralRules(language);
}

/**
 * For tests: every text of the catalogue stands in ⟦ ⟧, so that a text that is not from there
 * shows.
 */
export function setPseudoLocale(on: boolean): void {
  marksTexts = on;
}
