import { computePosition } from '@floating-ui/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { besideAnchor } from './beside-anchor';

/** An element of this height from `top` on, which jsdom does not lay out. */
function box(top: number, height: number): HTMLElement {
  const element = document.createElement('div');
  document.body.append(element);
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, height));
  for (const [name, value] of Object.entries({ Height: height, Width: 300 })) {
    vi.spyOn(element, `client${name}` as 'clientHeight', 'get').mockReturnValue(value);
    Object.defineProperty(element, `offset${name}`, { value });
  }
  return element;
}

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1440);
});

it('leaves free what is beside its bounds, such as buttons below a form', async () => {
  const [anchor, list] = [box(600, 30), box(0, 400)];
  const { whileElementsMounted: _, ...below } = besideAnchor('bottom-start');
  const found = await computePosition(anchor, list, below);
  expect(found.placement).toBe('top-start');
  const high = box(300, 30);
  expect((await computePosition(high, list, below)).placement).toBe('bottom-start');
  expect(list.style.maxHeight).toBe('558px');
  const { whileElementsMounted: __, ...within } = besideAnchor('bottom-start', box(100, 640));
  await computePosition(high, list, within);
  expect(list.style.maxHeight).toBe('398px');
});
