import { use, type ReactNode } from 'react';
import type { FieldValue } from '@/domain/exact';
import { PaintingContext } from './painting';

/**
 * A value on the ground that the rules give it. Hundreds stand in a table: without a rule there is
 * no element of its own.
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
