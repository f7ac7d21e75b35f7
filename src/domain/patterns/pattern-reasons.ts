/** Errors in the syntax of Java, which no server accepts. */
export type SyntaxFault =
  | 'unclosedGroup'
  | 'unclosedBrackets'
  | 'unmatchedParenthesis'
  | 'nothingToRepeat'
  | 'trailingBackslash'
  | 'badRange'
  | 'badRepetition'
  | 'badGroup';
/** Valid or possibly valid in Java, but not evaluated in linear time. */
export type LimitFault = 'lookAhead' | 'backReference' | 'tooLarge' | 'unsupported';

/** Why an expression cannot be used. `at` is the index of its first wrong character, if known. */
export type PatternFault = { reason: SyntaxFault | LimitFault; at?: number };

const LIMITS: readonly string[] = [
  'lookAhead',
  'backReference',
  'tooLarge',
  'unsupported',
] satisfies LimitFault[];

/** Whether only the embedded node refuses the expression. */
export const isLimit = ({ reason }: PatternFault): boolean => LIMITS.includes(reason);
