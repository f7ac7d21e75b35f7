import { readList, writeList } from './list-parameter';

/** Values by the name of their variable; an empty list is none, in contrast to the default. */
export type VariableValues = Readonly<Record<string, readonly string[]>>;

const PREFIX = 'var-';

/** The values of variables in a URL, as `var-name=value,value`; undefined if there are none. */
export function readVariableValues(params: URLSearchParams): VariableValues | undefined {
  const given = [...params].flatMap(([key, value]) =>
    key.startsWith(PREFIX) && key !== PREFIX
      ? [[key.slice(PREFIX.length), readList(value) ?? []] as const]
      : [],
  );
  return given.length === 0 ? undefined : Object.fromEntries(given);
}

export function writeVariableValues(values: VariableValues | undefined, to: URLSearchParams) {
  for (const [name, chosen] of Object.entries(values ?? {}))
    to.set(`${PREFIX}${name}`, writeList(chosen));
}
