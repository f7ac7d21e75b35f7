import type { KeyboardEvent } from 'react';
import styled from 'styled-components';

type ColourSwatchesProps = {
  /** The accessible name of the swatches, and the label of the native picker. */
  label: string;
  other: string;
  colours: readonly string[];
  /** `#rrggbb` */
  value: string;
  onPick: (colour: string) => void;
  /** Called repeatedly while users drag in the native picker. */
  onOther: (colour: string) => void;
};

const COLUMNS = 12;

/** A grid of colours, and the native picker for any other. */
export function ColourSwatches({
  label,
  other,
  colours,
  value,
  onPick,
  onOther,
}: ColourSwatchesProps) {
  return (
    <>
      <Swatches role="radiogroup" aria-label={label} onKeyDown={moveInGrid}>
        {colours.map((colour, index) => (
          <Choice
            key={colour}
            type="button"
            role="radio"
            aria-checked={colour === value}
            aria-label={colour}
            title={colour}
            tabIndex={colour === value || (index === 0 && !colours.includes(value)) ? 0 : -1}
            style={{ background: colour }}
            onClick={() => onPick(colour)}
          />
        ))}
      </Swatches>
      <Other>
        {other}
        <input type="color" value={value} onChange={({ target }) => onOther(target.value)} />
      </Other>
    </>
  );
}

/** Arrow keys move between swatches in two dimensions; Enter or Space chooses. */
function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -COLUMNS,
    ArrowDown: COLUMNS,
  };
  const step = steps[event.key];
  const choices = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')];
  const at = choices.findIndex((choice) => choice === document.activeElement);
  if (step === undefined || at < 0) return;
  event.preventDefault();
  choices[at + step]?.focus();
}

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, 1fr);
  gap: ${({ theme }) => theme.space.xs};
`;

const Choice = styled.button`
  width: ${({ theme }) => theme.height.chip};
  height: ${({ theme }) => theme.height.chip};
  padding: 0;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.small};
  cursor: pointer;
  forced-color-adjust: none;
  &[aria-checked='true'] {
    outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.text};
    outline-offset: ${({ theme }) => theme.line.hair};
  }
  &:focus-visible {
    outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus};
    outline-offset: ${({ theme }) => theme.line.hair};
  }
`;

const Other = styled.label`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;
