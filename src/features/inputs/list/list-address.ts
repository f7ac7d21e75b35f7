import type { InputSummary } from '@/contract/inputs';
import { groupOfAll, STATE_GROUPS, type InputStates, type StateGroup } from '../state/input-state';

/** What of the list is shown, as the address says it; empty is everything. */
export type InputFilter = { text: string; type: string; state: StateGroup | ''; node: string };

/** `global` stands for the inputs of all nodes. */
export const GLOBAL = 'global';

export function readFilter(params: URLSearchParams): InputFilter {
  return {
    text: params.get('q') ?? '',
    type: params.get('type') ?? '',
    state: STATE_GROUPS.find((group) => group === params.get('state')) ?? '',
    node: params.get('node') ?? '',
  };
}

/** Parameters of others stay. */
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

/** Whether an input is shown. As long as nobody knows how inputs stand, they match every state. */
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
 * What one would look for: places, paths and what is added to messages. Secrets are not searched.
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

/** The oldest first would be chance; by title is where one finds it again. */
export const byTitle = (one: InputSummary, other: InputSummary): number =>
  one.title.localeCompare(other.title, undefined, { numeric: true }) ||
  one.id.localeCompare(other.id);
