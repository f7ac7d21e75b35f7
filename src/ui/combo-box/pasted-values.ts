import type { ComboSource } from './option';

type Taking<Value extends string> = Pick<ComboSource<Value>, 'options'> & {
  toValue?: ((typed: string) => Value | undefined) | undefined;
};

const DELIMITER = /[,\n]/;

/**
 * The values plus those of a pasted list, separated by commas or line breaks, without duplicates.
 * Undefined if the text is not a list or contains an invalid value: then it is pasted as text.
 */
export function withPasted<Value extends string>(
  values: readonly Value[],
  pasted: string,
  { options, toValue }: Taking<Value>,
): readonly Value[] | undefined {
  if (!DELIMITER.test(pasted)) return undefined;
  const read = (part: string) =>
    options.find(
      ({ value, label, disabled }) => disabled !== true && (value === part || label === part),
    )?.value ?? toValue?.(part);
  const next = new Set(values);
  for (const part of pasted.split(DELIMITER)) {
    const text = part.trim();
    if (text === '') continue;
    const value = read(text);
    if (value === undefined) return undefined;
    next.add(value);
  }
  return [...next];
}
