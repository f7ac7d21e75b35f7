/**
 * An expression for the decimal numbers from `first` to `last` in Lucene's syntax `<1-99>`: with
 * any number of leading zeros, unless both ends have the same number of digits, which is then the
 * exact length.
 */
export function numberRange(first: string, last: string): string {
  const [low, high] = BigInt(first) <= BigInt(last) ? [first, last] : [last, first];
  if (low.length === high.length) return sameLength(low, high);
  const [from, to] = [BigInt(low).toString(), BigInt(high).toString()];
  const ways: string[] = [];
  for (let length = from.length; length <= to.length; length += 1) {
    const start = length === from.length ? from : `1${'0'.repeat(length - 1)}`;
    const end = length === to.length ? to : '9'.repeat(length);
    ways.push(sameLength(start, end));
  }
  return `(0*(${ways.join('|')}))`;
}

function sameLength(from: string, to: string): string {
  if (from === '') return '';
  const [first, last] = [Number(from.charAt(0)), Number(to.charAt(0))];
  const [fromRest, toRest] = [from.slice(1), to.slice(1)];
  if (first === last) return `${first}${sameLength(fromRest, toRest)}`;
  const isFromWhole = /^0*$/.test(fromRest);
  const isToWhole = /^9*$/.test(toRest);
  const start = isFromWhole ? first : first + 1;
  const end = isToWhole ? last : last - 1;
  const ways = [
    ...(isFromWhole ? [] : [`${first}${sameLength(fromRest, '9'.repeat(fromRest.length))}`]),
    ...(start > end ? [] : [`[${start}-${end}]${anyDigits(fromRest.length)}`]),
    ...(isToWhole ? [] : [`${last}${sameLength('0'.repeat(toRest.length), toRest)}`]),
  ];
  return ways.length === 1 ? (ways[0] ?? '') : `(${ways.join('|')})`;
}

const anyDigits = (count: number) => (count === 0 ? '' : `[0-9]{${count}}`);
