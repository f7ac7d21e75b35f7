import { useState } from 'react';
import styled, { useTheme } from 'styled-components';
import { contrast } from '@/theme/contrast';
import type { ControlProps } from '@/ui/field/control-props';
import { LineInput } from '@/ui/text-input/LineInput';
import { Popover } from '@/ui/popover/Popover';
import { readColour } from './colour-text';
import { ColourSwatches } from './ColourSwatches';

export type ColourTexts = {
  choose: (colour: string) => string;
  swatches: string;
  code: string;
  other: string;
  unreadable: string;
  lowContrast: (ratio: string) => string;
};
export type ColourPickerProps = ControlProps & {
  /** `#rrggbb` */
  value: string;
  onChange: (colour: string) => void;
  colours: readonly string[];
  /**
   * `ground`: text is written on the colour; `mark`: the colour is drawn on the page, as a line or
   * dot.
   */
  use?: 'ground' | 'mark' | undefined;
  texts: ColourTexts;
};

/** Minimum contrast by WCAG 2 for text and for graphics. */
const LEAST = { ground: 4.5, mark: 3 };

/**
 * Swatches, a text field for the colour code and the native colour picker. Warns about colours with
 * too little contrast.
 */
export function ColourPicker({
  value,
  onChange,
  colours,
  use = 'mark',
  texts,
  onBlur,
  ...rest
}: ColourPickerProps) {
  const theme = useTheme();
  const [typed, setTyped] = useState<{ text: string; value: string }>();
  const text = typed !== undefined && typed.value === value ? typed.text : value;
  const take = (entered: string) => {
    const colour = readColour(entered);
    setTyped({ text: entered, value: colour ?? value });
    if (colour !== undefined && colour !== value) onChange(colour);
  };
  const leave = () => {
    setTyped(undefined);
    onBlur?.();
  };
  // The better of the light and the dark text is used on a background colour.
  const ratio =
    use === 'mark'
      ? contrast(value, theme.color.surface)
      : Math.max(contrast(value, theme.color.text), contrast(value, theme.color.canvas));
  const unreadable = readColour(text) === undefined;

  return (
    <Root>
      <Row>
        <Popover
          label={texts.choose(value)}
          trigger={
            <SwatchButton
              type="button"
              disabled={rest.disabled}
              aria-label={texts.choose(value)}
              title={texts.choose(value)}
            >
              <Swatch aria-hidden style={{ background: value }} />
            </SwatchButton>
          }
        >
          {(close) => (
            <Panel>
              <ColourSwatches
                label={texts.swatches}
                other={texts.other}
                colours={colours}
                value={value}
                onPick={(colour) => {
                  onChange(colour);
                  close();
                }}
                onOther={onChange}
              />
            </Panel>
          )}
        </Popover>
        <LineInput
          {...rest}
          monospace
          value={text}
          onChange={take}
          onBlur={leave}
          aria-label={rest['aria-label'] ?? (rest.id === undefined ? texts.code : undefined)}
          aria-invalid={rest['aria-invalid'] ?? (unreadable || undefined)}
        />
      </Row>
      <Note role="status">
        {unreadable
          ? texts.unreadable
          : ratio < LEAST[use]
            ? texts.lowContrast(ratio.toFixed(1))
            : ''}
      </Note>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  min-width: 0;
`;

const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.xs};
  input {
    max-width: 12ch;
  }
`;

const SwatchButton = styled.button`
  display: inline-flex;
  flex: none;
  width: ${({ theme }) => theme.height.control};
  height: ${({ theme }) => theme.height.control};
  padding: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
  cursor: pointer;
  &:disabled {
    opacity: 0.6;
    cursor: default;
  }
  @media (pointer: coarse) {
    width: ${({ theme }) => theme.height.touch};
    height: ${({ theme }) => theme.height.touch};
  }
`;

const Swatch = styled.span`
  flex: 1;
  border-radius: ${({ theme }) => theme.radius.small};
  forced-color-adjust: none;
`;

const Panel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
`;

const Note = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  &:not(:empty) {
    margin-top: ${({ theme }) => theme.space.xs};
  }
`;
