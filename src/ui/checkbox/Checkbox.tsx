import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import styled from 'styled-components';

export type CheckboxProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & {
  label: ReactNode;
  help?: ReactNode;
};

export function Checkbox({ label, help, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <Root>
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={help === undefined ? undefined : `${id}-help`}
      />
      <label htmlFor={id}>{label}</label>
      {help !== undefined && <Help id={`${id}-help`}>{help}</Help>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  column-gap: ${({ theme }) => theme.space.s};
  input {
    margin: 0;
    accent-color: ${({ theme }) => theme.color.accent};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

const Help = styled.span`
  grid-column: 2;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
