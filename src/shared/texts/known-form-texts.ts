import { texts as builtIns } from './en/serverBuiltIns';
import { texts as forms } from './en/serverForms';

const KEYS = new Map<string, string>(
  Object.entries({ ...forms, ...builtIns }).map(([key, text]) => [text, key]),
);

/** The key of the catalogue for a text of a form, or of a built-in entity, if it is a known one. */
export const knownFormText = (text: string): string | undefined => KEYS.get(text);
