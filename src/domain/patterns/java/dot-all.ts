import { requiredLiterals } from '../required-literals';
import { compileJava, type JavaPattern } from './java-pattern';

/**
 * Compiles a Java regular expression in which a dot matches line breaks too, as in extractors. Texts
 * without a word that every match contains are not searched.
 *
 * @throws JavaPatternError for an invalid expression, with Java's message, PatternLimitError for
 * what is not supported
 */
export function compileDotAll(source: string): JavaPattern {
  const pattern = compiled(source);
  const literals = requiredLiterals(source);
  if (literals === undefined || literals.folded) return pattern;
  const { texts } = literals;
  return {
    ...pattern,
    exec: (text, from) =>
      texts.some((literal) => text.includes(literal, from)) ? pattern.exec(text, from) : undefined,
  };
}

function compiled(source: string): JavaPattern {
  try {
    return compileJava(`(?s)${source}`);
  } catch {
    // Fails again, with the position in the expression itself.
    return compileJava(source);
  }
}
