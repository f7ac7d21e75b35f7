import fc from 'fast-check';

const pieces = [
  'a', 'b', 'c', 'app', 'app:', '_exists_:', '*:', '\\*:', ' ', '(', ')', 'app:(', '*:(', 'AND', 'OR', 'NOT', '&&', '||', '!', '+', '-', '- ',
  '"', '"x y"', '"q"~2', '~', '~1', '^2', '^0.5', '*', '?', 'x*', 'y?z', '/r+/', '/', '[', '{', ' TO ', ']', '}', '[1 TO 2]', '{* TO "x y"}',
  '\\', '\\u0041', '\\ ', '>', '>=', '<5', '>5', 'TO', '\\-', '\u3000', '\t', 'ü', '日本', '🚀', '\\"', '\\u0020', '\\u005d', '=', '&', '|', '\\*', '\\/', '"a\\"',
];
const piece = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.string({ maxLength: 3 }) });

/** Texts that look like queries; about half of them can be read. */
export const queryTexts = fc.oneof(
  fc.array(piece, { maxLength: 14 }).map((parts) => parts.join('')),
  fc.array(piece, { maxLength: 10 }).map((parts) => parts.join(' ')),
);
