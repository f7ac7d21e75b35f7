import type { ExtractorType } from './definition/extractor-type';
import { copyInput } from './types/copy-input';
import { grok } from './types/grok';
import { json } from './types/json';
import { lookupTable } from './types/lookup-table';
import { regex } from './types/regex';
import { regexReplace } from './types/regex-replace';
import { splitAndIndex } from './types/split-and-index';
import { substring } from './types/substring';

/** All types of extractors, by their name in the API. */
export const EXTRACTOR_TYPES: ReadonlyMap<string, ExtractorType> = new Map(
  [copyInput, grok, json, lookupTable, regex, regexReplace, splitAndIndex, substring].map((one) => [
    one.type,
    one,
  ]),
);
