import { compileJava, type JavaPattern } from './java-pattern';

/**
 * Compiles a Java regular expression in which a dot matches line breaks too, as in extractors.
 *
 * @throws JavaPatternError for an invalid expression, with Java's message, PatternLimitError for
 * what is not supported
 */
export function compileDotAll(source: string): JavaPattern {
  try {
    return compileJava(`(?s)${source}`);
  } catch {
    // Fails again, with the position in the expression itself.
    return compileJava(source);
  }
}
