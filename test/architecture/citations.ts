import type { Source, Violation } from './source-tree';

/** A numbered statement or paragraph, as other documents count theirs; not the path of a drawing. */
const CITATION = /(?<=^|[\s(])[A-Z]\d{1,2}\.\d{1,2}(?=$|[\s),;:.])|§\s?\d+/;

export const citedIn = ({ text }: Source): string[] =>
  text.split('\n').flatMap((line) => CITATION.exec(line)?.[0] ?? []);

/** A reason that stands in a document which is not in the repository is a reason nobody can read. */
export const noCitations = (sources: readonly Source[]): Violation[] =>
  sources.flatMap((source) => citedIn(source).map((cited) => `${source.path} cites ${cited}`));
