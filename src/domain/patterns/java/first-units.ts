import { tabled } from './program';
import type { Part } from './syntax-tree';

/** The units below 256 with which a part can begin, and whether it may be empty. */
type First = { latin: Uint8Array; mayBeEmpty: boolean };

const nothing = (mayBeEmpty: boolean): First => ({ latin: new Uint8Array(256), mayBeEmpty });

/** Units from 256 are always taken for possible. */
export function firstUnits(part: Part): First {
  switch (part.kind) {
    case 'never':
      return nothing(false);
    case 'char': {
      const first = nothing(false);
      if (part.code < 256) first.latin[part.code] = 1;
      return first;
    }
    case 'set':
      return { latin: tabled(part.set).latin, mayBeEmpty: false };
    case 'sequence':
      return ofSequence(part.parts);
    case 'choice':
      return ofChoice(part.parts.map(firstUnits));
    case 'repeat': {
      const first = firstUnits(part.part);
      return part.least === 0 ? { ...first, mayBeEmpty: true } : first;
    }
    case 'group':
    case 'atomic':
      return firstUnits(part.part);
    default:
      return nothing(true);
  }
}

function ofSequence(parts: readonly Part[]): First {
  const firsts: First[] = [];
  for (const part of parts) {
    const first = firstUnits(part);
    firsts.push(first);
    if (!first.mayBeEmpty) return { ...ofChoice(firsts), mayBeEmpty: false };
  }
  return { ...ofChoice(firsts), mayBeEmpty: true };
}

function ofChoice(firsts: readonly First[]): First {
  const all = nothing(firsts.some(({ mayBeEmpty }) => mayBeEmpty));
  for (const { latin } of firsts)
    for (let unit = 0; unit < 256; unit += 1) if (latin[unit] === 1) all.latin[unit] = 1;
  return all;
}

/** Whether a part can only match at the start of the text. */
export function isAnchored(part: Part): boolean {
  switch (part.kind) {
    case 'assertion':
      return part.is === 'start';
    case 'sequence':
      return part.parts[0] !== undefined && isAnchored(part.parts[0]);
    case 'choice':
      return part.parts.every(isAnchored);
    case 'group':
    case 'atomic':
      return isAnchored(part.part);
    default:
      return false;
  }
}
