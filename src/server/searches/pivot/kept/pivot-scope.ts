import type { Scope } from '../../scope/scope';
import type { KeptParts } from './kept-parts';

/** A scope with the cached parts of earlier pivots; without them everything is read again. */
export type PivotScope = Scope & { kept?: KeptParts | undefined };
