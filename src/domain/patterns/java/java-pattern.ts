import { compileProgram } from './compile';
import { Machine, StepsUsedUp } from './machine';
import { parseJava, type ParsedPattern } from './parse';
import { PatternLimitError } from './pattern-error';
import type { Part } from './syntax-tree';

/** Enough for any ordinary expression and message; a step takes about 10 ns. */
const FEW_STEPS = 20_000;
/** About a tenth of a second. */
const MOST_STEPS = 2_000_000;
/** States of which the machine remembers whether it has been there: 16 MB. */
const MOST_STATES = 128_000_000;

/** Where a group matched, in UTF-16 units; -1 for one that took no part. */
export type Place = { start: number; end: number };

export type JavaMatch = {
  /** The whole match is group 0. */
  place(group: number): Place;
  /** The text of a group; null if it took no part. */
  text(group: number): string | null;
};

export type JavaPattern = {
  /** How many groups capture. */
  readonly groups: number;
  readonly names: ReadonlyMap<string, number>;
  /**
   * The first match at or after a position.
   * @throws PatternLimitError if finding out takes too long
   */
  exec(text: string, from?: number): JavaMatch | undefined;
};

/**
 * Compiles a regular expression of Java. It matches what it matches in Java, including look-around,
 * atomic groups and references. The time of a search is bounded: it is proportional to the length
 * of the text for expressions without look-around of several characters and references, and ends
 * with an error for others that need too many steps.
 *
 * @throws JavaPatternError for an invalid expression, with Java's message
 * @throws PatternLimitError for what is not supported
 */
export function compileJava(source: string, givenNames?: ReadonlyMap<number, string>): JavaPattern {
  const parsed = parseJava(source, givenNames);
  const search = searcher(parsed);
  return {
    groups: parsed.groups,
    names: parsed.names,
    exec(text, from = 0) {
      const slots = search(text, from);
      return slots && matchOf(text, slots);
    },
  };
}

function matchOf(text: string, slots: Int32Array): JavaMatch {
  const place = (group: number): Place => {
    const [start, end] = [slots[2 * group] ?? -1, slots[2 * group + 1] ?? -1];
    return end < start || start < 0 ? { start: -1, end: -1 } : { start, end };
  };
  return {
    place,
    text(group) {
      const { start, end } = place(group);
      return start < 0 ? null : text.slice(start, end);
    },
  };
}

/** Tries without memory first, which is faster unless the expression goes astray. */
function searcher(parsed: ParsedPattern) {
  const canRemember = !refers(parsed.part);
  const machine = new Machine(compileProgram(parsed, false));
  let inSteps: { machine: Machine; splits: number } | undefined;
  const madeInSteps = () => {
    const program = compileProgram(parsed, true);
    return { machine: new Machine(program), splits: program.splits };
  };

  return (text: string, from: number): Int32Array | undefined => {
    try {
      return machine.find(text, from, canRemember ? FEW_STEPS : MOST_STEPS, false);
    } catch (error) {
      if (!(error instanceof StepsUsedUp)) throw error;
      if (!canRemember) throw tooLong();
    }
    inSteps ??= madeInSteps();
    if (inSteps.splits * (text.length + 1) > MOST_STATES) throw tooLong();
    try {
      return inSteps.machine.find(text, from, MOST_STEPS, true);
    } catch (error) {
      throw error instanceof StepsUsedUp ? tooLong() : error;
    }
  };
}

const tooLong = () => new PatternLimitError('The expression takes too long with this text.');

function refers(part: Part): boolean {
  switch (part.kind) {
    case 'reference':
      return true;
    case 'sequence':
    case 'choice':
      return part.parts.some(refers);
    case 'repeat':
    case 'group':
    case 'atomic':
    case 'look':
      return refers(part.part);
    default:
      return false;
  }
}
