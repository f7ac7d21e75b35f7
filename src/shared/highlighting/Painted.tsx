import { use, type ReactNode } from 'react';
import type { FieldValue } from '@/domain/exact';
import { PaintingContext } from './painting';

/**
 * A value with the background of its highlighting rule. Renders no element without one, because a
 * table has hundreds of values.
 */
export function Painted({
  field,
  value,
  children,
}: {
  field: string;
  value: FieldValue | undefined;
  children: ReactNode;
}) {
  const painting = use(PaintingContext);
  const ground = value === undefined ? undefined : painting?.groundOf(field, value);
  return ground ? (
    <span data-painted style={ground}>
      {children}
    </span>
  ) : (
    children
  );
}
