import Upload from 'lucide-react/icons/upload';
import { useRef, useState, type DragEvent } from 'react';
import styled from 'styled-components';
import type { ControlProps } from '@/ui/field/control-props';
import { IconButton } from '@/ui/button/IconButton';
import X from 'lucide-react/icons/x';

export type FileDropTexts = {
  choose: string;
  drop: string;
  remove: (name: string) => string;
  tooLarge: (name: string) => string;
  wrongType: (name: string) => string;
};
export type FileDropProps = ControlProps & {
  value: File | undefined;
  onChange: (file: File | undefined) => void;
  texts: FileDropTexts;
  /** Extensions and media types as in the `accept` attribute: `.json,application/json`. */
  accept?: string | undefined;
  /** Bytes. */
  maxSize?: number | undefined;
  /** Formats a size, such as `120 kB`. */
  formatSize: (bytes: number) => string;
};

/**
 * A file that is dropped or selected. Built on the native file input, so it works with keyboards
 * and screen readers.
 */
export function FileDrop({
  value,
  onChange,
  texts,
  accept,
  maxSize = Infinity,
  formatSize,
  disabled = false,
  onBlur,
  ...rest
}: FileDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const take = (file: File | undefined) => {
    if (file === undefined || disabled) return;
    const refused =
      file.size > maxSize
        ? texts.tooLarge(file.name)
        : isAccepted(file, accept)
          ? undefined
          : texts.wrongType(file.name);
    setRefusal(refused);
    if (refused === undefined) onChange(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    if (input.current) input.current.value = '';
    onChange(undefined);
    input.current?.focus();
  };
  return (
    <Root>
      <Zone
        $over={over}
        $disabled={disabled}
        $invalid={rest['aria-invalid'] === true}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          {...rest}
          ref={input}
          type="file"
          accept={accept}
          disabled={disabled}
          onBlur={onBlur}
          onChange={({ target }) => take(target.files?.[0])}
        />
        <Upload aria-hidden size="1.3em" />
        {value === undefined ? (
          <span>
            <b>{texts.choose}</b> {texts.drop}
          </span>
        ) : (
          <Name>
            {value.name} <small>{formatSize(value.size)}</small>
          </Name>
        )}
      </Zone>
      {value !== undefined && !disabled && (
        <IconButton
          label={texts.remove(value.name)}
          icon={<X aria-hidden size="1.15em" />}
          onClick={remove}
        />
      )}
      {refusal !== undefined && <Refusal role="alert">{refusal}</Refusal>}
    </Root>
  );
}

/** Dropped files bypass the `accept` attribute of the input. */
function isAccepted(file: File, accept: string | undefined): boolean {
  if (accept === undefined) return true;
  return accept
    .split(',')
    .map((one) => one.trim().toLowerCase())
    .some((one) =>
      one.startsWith('.')
        ? file.name.toLowerCase().endsWith(one)
        : one.endsWith('/*')
          ? file.type.startsWith(one.slice(0, -1))
          : file.type === one,
    );
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Zone = styled.div<{ $over: boolean; $disabled: boolean; $invalid: boolean }>`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.s};
  position: relative;
  min-width: 0;
  min-height: ${({ theme }) => theme.height.touch};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.line.hair} dashed
    ${({ theme, $over, $invalid }) => ($invalid ? theme.color.danger : $over ? theme.color.accent : theme.color.control)};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme, $over, $disabled }) => ($over ? theme.color.accentSoft : $disabled ? theme.color.sunken : theme.color.surface)};
  color: ${({ theme }) => theme.color.muted};
  svg {
    flex: none;
  }
  b {
    color: ${({ theme, $disabled }) => ($disabled ? theme.color.muted : theme.color.accent)};
    font-weight: ${({ theme }) => theme.weight.medium};
  }
  &:has(input:focus-visible) {
    outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus};
  }
  /* The whole zone is the box: a click anywhere opens the platform's dialog. */
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: ${({ $disabled }) => ($disabled ? 'default' : 'pointer')};
  }
`;

const Name = styled.span`
  color: ${({ theme }) => theme.color.text};
  overflow-wrap: anywhere;
  small {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
`;

const Refusal = styled.p`
  flex-basis: 100%;
  margin: 0;
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
`;
