import { expect, it } from 'vitest';
import { readWizardState, writeWizardState } from './wizard-state';

const stepOf = (address: string) => readWizardState(new URLSearchParams(address)).step;

it('opens a step once its prerequisites are chosen', () => {
  expect(
    [
      '',
      'step=nonsense',
      'step=done',
      'step=message&source=web',
      'step=message&source=nonsense&input=1',
      'step=message&source=web&input=1',
      'step=done&source=web&input=1',
    ].map(stepOf),
  ).toEqual(['source', 'source', 'source', 'input', 'source', 'message', 'done']);
});

it('survives a round trip', () => {
  const address = 'step=message&source=web&type=T&input=1';
  expect(writeWizardState(readWizardState(new URLSearchParams(address))).toString()).toBe(address);
});
