import type { Scope } from '../../scope/scope';
import type { PivotCache } from './pivot-cache';

/** A scope with the cached parts of earlier pivots; without them everything is read again. */
export type PivotScope = Scope & { pivotCache?: PivotCache | undefined };
