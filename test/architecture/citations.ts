import type { Source, Violation } from './source-tree';

/** Numbered paragraphs such as other documents have, but not the `d` of an SVG path. */
const CITATION = /(?<=^|[\s(])[A-Z]\d{1,2}\.\d{1,2}(?=$|[\s),;:.])|§\s?\d+/;

export const citedIn = ({ text }: Source): string[] =>
  text.split('\n').flatMap((line) => CITATION.exec(line)?.[0] ?? []);

/** Comments must not refer to documents that readers of the repository cannot open. */
export const noCitations = (sources: readonly Source[]): Violation[] =>
  sources.flatMap((source) => citedIn(source).map((cited) => `${source.path} cites ${cited}`));
