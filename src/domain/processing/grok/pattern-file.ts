/** A line of a file of patterns. */
export type NamedPattern = { name: string; pattern: string };

const LINE = /^(\w+)[ \t]+(.*)$/;

/** Reads a file with a name and an expression a line. Comments and other lines are left out. */
export const patternsOfFile = (text: string): NamedPattern[] =>
  text.split(/\r\n|[\n\r]/).flatMap((line) => {
    const trimmed = line.trim();
    const [, name, pattern] = trimmed.startsWith('#') ? [] : (LINE.exec(trimmed) ?? []);
    return name === undefined || pattern === undefined ? [] : [{ name, pattern }];
  });
