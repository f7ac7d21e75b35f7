/** The parts of a text as `String.split` of Java returns them: without empty ones at the end. */
export function splitLikeJava(text: string, separator: string): string[] {
  const parts = text.split(separator);
  while (parts.at(-1) === '') parts.pop();
  return parts;
}
