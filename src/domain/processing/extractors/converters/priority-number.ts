const INTEGER = /^[+-]?\d{1,10}$/;

/** @throws Error for a text that is no whole number of 32 bits */
export function priorityNumber(text: string): number {
  const number = INTEGER.test(text) ? Number(text) : NaN;
  if ((number | 0) !== number) throw new Error(`“${text}” is no priority.`);
  return number;
}
