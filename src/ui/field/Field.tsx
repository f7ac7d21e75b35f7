import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export type FieldTexts = { label: ReactNode; help?: ReactNode; error?: ReactNode | undefined };
type ControlProps = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };

/** Label above, help below; an error takes the help's place and is tied to the control. */
export function Field({ label, help, error, hideLabel = false, children }: FieldTexts & { hideLabel?: boolean; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const below = error ?? help;
  const shown = below !== undefined && below !== null && below !== '';
  return (
    <Root>
      <Label htmlFor={id} $hidden={hideLabel}>{label}</Label>
      {children({ id, ...(shown && { 'aria-describedby': `${id}-help` }), ...(error !== undefined && { 'aria-invalid': true as const }) })}
      {shown && <Below id={`${id}-help`} $error={error !== undefined} role={error === undefined ? undefined : 'alert'}>{below}</Below>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Label = styled.label<{ $hidden: boolean }>`
  font-weight: ${({ theme }) => theme.weight.bold};
  ${({ $hidden }) => $hidden && 'position: absolute; width: 1em; height: 1em; margin: -1em; overflow: hidden; clip-path: inset(50%); white-space: nowrap;'}
`;

const Below = styled.p<{ $error: boolean }>`
  margin: 0;
  color: ${({ theme, $error }) => ($error ? theme.color.danger : theme.color.muted)};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`;
