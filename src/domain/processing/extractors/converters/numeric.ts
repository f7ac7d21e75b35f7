import type { FieldValue } from '@/domain/exact';
import { defineConverter } from '../definition/converter-type';

const INTEGER = /^-?\d{1,19}$/;
/** As Guava's `Doubles.tryParse` accepts them, without hexadecimal ones. */
const DECIMAL = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?$/;
const LONGEST = 2n ** 63n;

/** A number, if the text is one; an integer of more than 64 bits becomes a decimal. */
export const numeric = defineConverter({
  type: 'numeric',
  parameters: [],
  compile: () => numberOf,
});

function numberOf(text: string): FieldValue {
  if (INTEGER.test(text)) {
    const number = Number(text);
    if (Number.isSafeInteger(number)) return number === 0 ? 0 : number;
    const exact = BigInt(text);
    return exact >= -LONGEST && exact < LONGEST ? exact : number;
  }
  if (!DECIMAL.test(text)) return text;
  const number = Number(text.replace(/[fFdD]$/, ''));
  // Infinity cannot be stored.
  return Number.isFinite(number) ? number : text;
}
