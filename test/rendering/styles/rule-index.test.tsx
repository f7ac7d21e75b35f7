import { render } from '@testing-library/react';
import styled from 'styled-components';
import { expect, test } from 'vitest';

const PROPERTIES = ['display', 'visibility', 'pointer-events'];

/** Compares what tests read with what jsdom computes, for every element of the document. */
function expectSameAsJsdom(): void {
  for (const element of document.querySelectorAll('*'))
    for (const property of PROPERTIES)
      expect(
        getComputedStyle(element).getPropertyValue(property),
        `${property} of ${element.outerHTML.slice(0, 80)}`,
      ).toBe(globalThis.jsdomStyle?.(element).getPropertyValue(property));
}

const Own = styled.div`
  display: flex;
  &:hover > a,
  [data-part]:not(:first-child, .last) {
    visibility: hidden;
  }
  & + & {
    display: grid;
  }
  > button:disabled {
    pointer-events: none;
  }
  @media (max-width: 100px) {
    display: none;
  }
  @media print {
    visibility: hidden;
  }
  &::before {
    display: none;
  }
  &[aria-busy='true'] em {
    display: none;
  }
`;
const Overriding = styled(Own)`
  display: none;
  && {
    visibility: visible;
  }
`;
const Gone = styled.span<{ $gone: boolean }>`
  display: ${({ $gone }) => ($gone ? 'none' : 'inline-block')};
  pointer-events: inherit;
`;

test('what tests read of styles is what jsdom computes from all rules', () => {
  const page = (isGone: boolean) => (
    <>
      <Own aria-busy={isGone}>
        <b data-part="">first</b>
        <b data-part="">second</b>
        <b data-part="" className="last">
          third
        </b>
        <em>busy</em>
        <button disabled={isGone}>
          <i>in a button</i>
        </button>
      </Own>
      <Own style={{ visibility: 'hidden' }}>
        <p>hidden by its parent</p>
        <p style={{ visibility: 'visible', display: 'inherit' }}>visible again</p>
      </Own>
      <Overriding>two rules</Overriding>
      <Gone $gone={isGone}>sometimes</Gone>
      <Gone $gone={!isGone}>in turn</Gone>
      <p hidden={isGone}>hidden in turn</p>
      <table>
        <tbody>
          <tr>
            <td>cell</td>
          </tr>
        </tbody>
      </table>
      <ul>
        <li>item</li>
      </ul>
      <input type="hidden" />
      <input type="checkbox" />
      <details>
        <summary>summary</summary>
        details
      </details>
      <dialog>closed</dialog>
      <svg>
        <title>picture</title>
        <rect />
      </svg>
    </>
  );
  const { rerender } = render(page(false));
  expectSameAsJsdom();
  rerender(page(true));
  expectSameAsJsdom();
  expect(document.querySelector('em')).not.toBeVisible();
  rerender(page(false));
  expectSameAsJsdom();
  expect(document.querySelector('em')).toBeVisible();
});
