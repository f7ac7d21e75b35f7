import type { InputSummary } from '@/contract/inputs';
import { groupOfAll, STATE_GROUPS, type InputStates, type StateGroup } from '../state/input-state';

/** The filter of the list as kept in the address; empty values match everything. */
export type InputFilter = { text: string; type: string; state: StateGroup | ''; node: string };

/** Stands for inputs that run on all nodes. */
export const GLOBAL = 'global';

export function readFilter(params: URLSearchParams): InputFilter {
  return {
    text: params.get('q') ?? '',
    type: params.get('type') ?? '',
    state: STATE_GROUPS.find((group) => group === params.get('state')) ?? '',
    node: params.get('node') ?? '',
  };
}

/** Keeps other parameters. */
export function writeFilter(
  { text, type, state, node }: InputFilter,
  before: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const [name, value] of [
    ['q', text],
    ['type', type],
    ['state', state],
    ['node', node],
  ] as const) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params;
}

export const isEverything = ({ text, type, state, node }: InputFilter): boolean =>
  [text.trim(), type, state, node].every((value) => value === '');

/** Whether an input matches the filter. While states are unknown, inputs match any state. */
export function matches(
  input: InputSummary,
  { text, type, state, node }: InputFilter,
  states: InputStates | undefined,
): boolean {
  if (type !== '' && input.type !== type) return false;
  if (node !== '' && (node === GLOBAL ? !input.global : !runsOn(input, node))) return false;
  if (state !== '' && states && groupOfAll(states.get(input.id) ?? []) !== state) return false;
  const searched = [input.title, input.name, input.id, ...shownTexts(input)]
    .join('\n')
    .toLowerCase();
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

const runsOn = ({ global, node }: InputSummary, nodeId: string) => global || node === nodeId;

/**
 * The configuration that users search by: addresses, paths and static fields, but never secrets.
 */
function shownTexts({ attributes, static_fields: fields }: InputSummary): string[] {
  const { bind_address: address = '', port = '', path = '', target_url: url = '' } = attributes;
  return [
    `${String(address)}:${String(port)}`,
    String(path),
    String(url),
    ...Object.entries(fields).flat(),
  ];
}

/** Sorted by title, because users look inputs up by name. */
export const byTitle = (one: InputSummary, other: InputSummary): number =>
  one.title.localeCompare(other.title, undefined, { numeric: true }) ||
  one.id.localeCompare(other.id);
