import { createContext, type CSSProperties } from 'react';
import type { TextRange } from '@/domain/highlighting/terms';
import type { FieldValue } from '@/domain/exact';

/** Highlighting of values: backgrounds by rules, and marked search terms. */
export type Painting = {
  /** Undefined if no rule applies; stable identity per value. */
  groundOf: (field: string, value: FieldValue) => CSSProperties | undefined;
  /** For servers that do not return highlighted ranges. */
  marksOf: (field: string, text: string) => readonly TextRange[];
};

/** Undefined if nothing is highlighted. */
export const PaintingContext = createContext<Painting | undefined>(undefined);
