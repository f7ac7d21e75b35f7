import { unreachable } from '@/domain/unreachable';
import { addressesOf, after, before } from '../../field-values/address';
import { NOTHING, type Binder } from './binder';
import { boundText, isFuzzy, wholeText, type Leaf, type RangeLeaf } from './leaf';

/** Addresses match exactly, by network or by range; `value` is SQL for an encoded address. */
export function addressCondition(value: string, leaf: Leaf, binder: Binder): string {
  switch (leaf.kind) {
    case 'text':
    case 'phrase': {
      const wanted = isFuzzy(leaf) ? undefined : addressesOf(wholeText(leaf));
      return wanted ? within(value, before(wanted.first), after(wanted.last), binder) : NOTHING;
    }
    case 'range':
      return addressRange(value, leaf, binder);
    case 'wildcard':
    case 'regexp':
      return NOTHING;
    default:
      return unreachable(leaf);
  }
}

function addressRange(
  value: string,
  { lower, upper, includesLower, includesUpper }: RangeLeaf,
  binder: Binder,
): string {
  const [from, to] = [boundText(lower), boundText(upper)].map((text) =>
    text === undefined ? undefined : (addressOf(text) ?? null),
  );
  if (from === null || to === null) return NOTHING;
  return within(
    value,
    from && (includesLower ? before(from) : after(from)),
    to && (includesUpper ? after(to) : before(to)),
    binder,
  );
}

/** Networks cannot be bounds of a range. */
const addressOf = (text: string): string | undefined =>
  text.includes('/') ? undefined : addressesOf(text)?.first;

function within(
  value: string,
  from: string | undefined,
  to: string | undefined,
  binder: Binder,
): string {
  const parts = [
    ...(from === undefined ? [] : [`${value} >= ${binder.text(from)}`]),
    ...(to === undefined ? [] : [`${value} < ${binder.text(to)}`]),
  ];
  return parts.length === 0 ? `${value} IS NOT NULL` : `(${parts.join(' AND ')})`;
}
