import { texts } from './en/serverForms';

const KEYS = new Map<string, string>(Object.entries(texts).map(([key, text]) => [text, key]));

/** The key of the catalogue for a text of a form that a server describes, if it is a known one. */
export const knownFormText = (text: string): string | undefined => KEYS.get(text);
