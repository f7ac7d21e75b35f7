import { housekeeping, mishap } from './background-stories';
import { browse, checkout, search, signIn } from './customer-stories';
import type { Story } from './shop-message';

/** Everyday stories with their relative frequency. */
export const EVERYDAY: readonly (readonly [number, Story])[] = [
  [0.6, browse],
  [0.12, search],
  [0.1, checkout],
  [0.08, signIn],
  [0.085, housekeeping],
  [0.015, mishap],
];
