import { SOURCES, type Source } from '@/domain/inputs/input-types';

export const STEPS = ['source', 'input', 'message', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** The state of the wizard in the address. `type` and `input` are empty until they are chosen. */
export type WizardState = { step: Step; source: Source | undefined; type: string; input: string };

/**
 * Steps open once their prerequisites are chosen; an address that skips some leads to the first
 * that is incomplete.
 */
export function readWizardState(params: URLSearchParams): WizardState {
  const source = SOURCES.find((one) => one === params.get('source'));
  const input = params.get('input') ?? '';
  const asked = STEPS.find((one) => one === params.get('step')) ?? 'source';
  const step = isOpen(asked, { source, input }) ? asked : source === undefined ? 'source' : 'input';
  return { step, source, type: params.get('type') ?? '', input };
}

export const isOpen = (
  step: Step,
  { source, input }: Pick<WizardState, 'source' | 'input'>,
): boolean =>
  step === 'source' ||
  (step === 'input' ? source !== undefined : source !== undefined && input !== '');

export function writeWizardState({ step, source, type, input }: WizardState): URLSearchParams {
  const params = new URLSearchParams({ step });
  if (source !== undefined) params.set('source', source);
  if (type !== '') params.set('type', type);
  if (input !== '') params.set('input', input);
  return params;
}
