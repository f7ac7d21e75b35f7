import type { ListAttribute } from '@/contract/page-list';
import { comparable, comparing } from '@/domain/list-query/list-match';
import { Problem } from '../problem';

type Type = ListAttribute['type'];
type Test = (found: string) => boolean;

const wrong = (reason: string) => new Problem(400, `Invalid argument in search query: ${reason}`);

/** Reads `filters=attribute:value` and `filters=attribute:from><to`. @throws Problem 400 */
export function filterMatcher(
  filters: readonly string[],
  attributes: readonly ListAttribute[],
): (valueOf: (field: string) => string) => boolean {
  const tests = new Map<string, Test[]>();
  for (const filter of filters) {
    const colon = filter.indexOf(':');
    if (colon < 1)
      throw wrong('Wrong filter expression, <field_name>:<field_value> format should be used');
    const name = filter.slice(0, colon);
    const attribute = attributes.find(
      ({ id, title, filterable }) => (id === name || title === name) && filterable,
    );
    if (!attribute) throw wrong(`${name} is not a field that can be used for filtering`);
    tests.set(attribute.id, [
      ...(tests.get(attribute.id) ?? []),
      filterTest(filter.slice(colon + 1), attribute.type),
    ]);
  }
  return (valueOf) => [...tests].every(([id, any]) => any.some((test) => test(valueOf(id))));
}

function filterTest(value: string, type: Type): Test {
  const hasRange = (type === 'DATE' || type === 'INT' || type === 'LONG') && value.includes('><');
  const [from = '', to = ''] = hasRange ? value.split('><') : [];
  for (const bound of hasRange ? [from, to] : [value]) {
    if ((bound !== '' || !hasRange) && comparable(bound, type) === undefined)
      throw wrong(`"${bound}" is not a valid ${type.toLowerCase()}`);
  }
  if (!hasRange) return comparing('=', value, type);
  const tests = [
    ...(from === '' ? [] : [comparing('>=', from, type)]),
    ...(to === '' ? [] : [comparing('<=', to, type)]),
  ];
  return (found) => tests.every((test) => test(found));
}
