import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

export type FieldTexts = { label: ReactNode; help?: ReactNode; error?: ReactNode | undefined };
type Given = { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true };
/**
 * `marker` is shown beside the label, such as '(optional)'; `keepHelp` shows help and error
 * together.
 */
type FieldProps = FieldTexts & {
  hideLabel?: boolean;
  marker?: string | undefined;
  keepHelp?: boolean;
  children: (control: Given) => ReactNode;
};

/** Label above, help below. An error replaces the help and is linked to the control. */
export function Field({
  label,
  help,
  error,
  hideLabel = false,
  marker,
  keepHelp = false,
  children,
}: FieldProps) {
  const id = useId();
  const helpShows = isShown(help) && (error === undefined || keepHelp);
  const described = [
    marker !== undefined && `${id}-marker`,
    isShown(error) && `${id}-error`,
    helpShows && `${id}-help`,
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <Root>
      <Head $hidden={hideLabel}>
        <Label htmlFor={id}>{label}</Label>
        {marker !== undefined && <Marker id={`${id}-marker`}>{marker}</Marker>}
      </Head>
      {children({
        id,
        ...(described !== '' && { 'aria-describedby': described }),
        ...(error !== undefined && { 'aria-invalid': true as const }),
      })}
      {isShown(error) && (
        <Below id={`${id}-error`} $error role="alert">
          {error}
        </Below>
      )}
      {helpShows && (
        <Below id={`${id}-help`} $error={false}>
          {help}
        </Below>
      )}
    </Root>
  );
}

const isShown = (text: ReactNode) => text !== undefined && text !== null && text !== '';

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Head = styled.div<{ $hidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.xs};
  ${({ $hidden }) => $hidden && 'position: absolute; width: 1em; height: 1em; margin: -1em; overflow: hidden; clip-path: inset(50%); white-space: nowrap;'}
`;

const Label = styled.label`
  font-weight: ${({ theme }) => theme.weight.bold};
`;

const Marker = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Below = styled.p<{ $error: boolean }>`
  margin: 0;
  color: ${({ theme, $error }) => ($error ? theme.color.danger : theme.color.muted)};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`;
