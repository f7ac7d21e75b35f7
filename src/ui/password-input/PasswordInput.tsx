import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { IconButton } from '@/ui/button/IconButton';
import { LineInput, type LineInputProps } from '@/ui/text-input/LineInput';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { passwordStrength, type Strength } from './strength';

export type PasswordTexts = {
  show: string;
  hide: string;
  capsLock: string;
  strength: Record<Strength, string>;
};
export type PasswordInputProps = Omit<LineInputProps, 'type' | 'monospace'> & {
  texts: PasswordTexts;
  /** For a new password: shows its strength, and password managers offer to generate one. */
  isNew?: boolean | undefined;
  /** The least number of characters of a new one. */
  least?: number | undefined;
};

const STEPS: Record<Strength, number> = { short: 1, weak: 2, fair: 3, strong: 4 };

/** A password input that reveals its text while the eye button is toggled on. */
export function PasswordInput({
  texts,
  isNew = false,
  least = 1,
  value,
  onChange,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const strength = isNew && value !== '' ? passwordStrength(value, least) : undefined;
  const Icon = shown ? EyeOff : Eye;
  return (
    <Root>
      <Row>
        <LineInput
          autoComplete={isNew ? 'new-password' : 'current-password'}
          {...rest}
          value={value}
          onChange={onChange}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          onKeyDown={watchCapsLock}
          onKeyUp={watchCapsLock}
        />
        <IconButton
          label={shown ? texts.hide : texts.show}
          aria-pressed={shown}
          disabled={rest.disabled}
          icon={<Icon aria-hidden size="1.2em" />}
          onClick={() => setShown((before) => !before)}
        />
      </Row>
      {strength !== undefined && (
        <Strong>
          <Bar aria-hidden $strength={strength}>
            {[1, 2, 3, 4].map((step) => (
              <Step key={step} $on={step <= STEPS[strength]} />
            ))}
          </Bar>
          {texts.strength[strength]}
        </Strong>
      )}
      <VisuallyHidden role="status">
        {strength === undefined ? '' : texts.strength[strength]}
      </VisuallyHidden>
      {capsLock && <Caps role="status">{texts.capsLock}</Caps>}
    </Root>
  );
}

const colours = {
  short: 'danger',
  weak: 'warning',
  fair: 'info',
  strong: 'success',
} as const satisfies Record<Strength, string>;

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  position: relative;
  min-width: 0;
`;

const Row = styled.div`
  position: relative;
  input {
    padding-inline-end: ${({ theme }) => theme.space.xxl};
  }
  button {
    position: absolute;
    inset-inline-end: 0;
    top: 0;
  }
  @media (pointer: coarse) {
    input {
      padding-inline-end: ${({ theme }) => theme.height.touch};
    }
  }
`;

const Strong = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Bar = styled.span<{ $strength: Strength }>`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${({ theme }) => theme.space.hair};
  width: 8em;
  color: ${({ theme, $strength }) => theme.color[colours[$strength]]};
`;

const Step = styled.span<{ $on: boolean }>`
  height: ${({ theme }) => theme.line.edge};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme, $on }) => ($on ? 'currentColor' : theme.color.line)};
`;

const Caps = styled.span`
  color: ${({ theme }) => theme.color.warning};
  font-size: ${({ theme }) => theme.size.small};
`;
