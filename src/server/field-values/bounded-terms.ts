import { framedTerms } from './analyser';

/**
 * Terms take longer than all else that is done with a text, and several times its memory. Of texts of
 * megabytes only the beginning and the end can be found, where causes are named, so that one sender
 * does not stall the others.
 */
const BEGINNING_CHARACTERS = 192 * 1024;
const END_CHARACTERS = 64 * 1024;

/**
 * Returns the terms of a text as `framedTerms` does. Between the parts of a long text are two spaces,
 * so that no phrase is found across them.
 */
export function boundedTerms(text: string): string {
  if (text.length <= BEGINNING_CHARACTERS + END_CHARACTERS) return framedTerms(text);
  return framedTerms(beginningOf(text)) + framedTerms(endOf(text));
}

/** Ends before a word that would be cut, unless it is extremely long. */
function beginningOf(text: string): string {
  const blank = text.lastIndexOf(' ', BEGINNING_CHARACTERS);
  return text.slice(0, blank > BEGINNING_CHARACTERS / 2 ? blank : BEGINNING_CHARACTERS);
}

function endOf(text: string): string {
  const from = text.length - END_CHARACTERS;
  const blank = text.indexOf(' ', from);
  return text.slice(blank >= 0 && blank < from + END_CHARACTERS / 2 ? blank : from);
}
