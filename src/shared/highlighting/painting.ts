import { createContext, type CSSProperties } from 'react';
import type { TextRange } from '@/domain/highlighting/terms';
import type { FieldValue } from '@/domain/exact';

/**
 * How values look beyond what they are: the grounds that rules give them, and the places of what
 * was searched for.
 */
export type Painting = {
  /** Undefined where no rule applies; the same for the same value. */
  groundOf: (field: string, value: FieldValue) => CSSProperties | undefined;
  /** For messages whose places the server did not tell. */
  marksOf: (field: string, text: string) => readonly TextRange[];
};

/** Undefined where nothing is highlighted. */
export const PaintingContext = createContext<Painting | undefined>(undefined);
