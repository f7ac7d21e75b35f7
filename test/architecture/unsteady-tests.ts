import type { Source, Violation } from './source-tree';

const FILE = 'docs/unsteady-tests.md';
const MOST = 5;
const ENTRY = /^- `[^`]+\.(test|spec)\.tsx?: [^`]+` \(\d{4}-\d\d-\d\d\): .+ Cause: .+/;

/** The list of unsteady tests stays short, and each entry says what is known. */
export const unsteadyTestsAreFew = (documents: readonly Source[]): Violation[] =>
  documents
    .filter(({ path }) => path === FILE)
    .flatMap(({ text }) => {
      const entries = (text.split(/^Entries:$/m)[1] ?? '')
        .split('\n')
        .filter((line) => line.startsWith('- '));
      return [
        ...(entries.length > MOST
          ? [`${FILE} has ${entries.length} entries, at most ${MOST} are allowed: mend one first`]
          : []),
        ...entries
          .filter((entry) => !ENTRY.test(entry))
          .map((entry) => `${FILE}: not as described there: ${entry}`),
      ];
    });
