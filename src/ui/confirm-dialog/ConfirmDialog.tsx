import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { TextInput } from '@/ui/text-input/TextInput';

export type ConfirmDialogProps = {
  title: string;
  children?: ReactNode;
  /** Label of the button, such as 'Delete 3 streams'. */
  confirm: string;
  danger?: boolean;
  /** A word that users must type first, for irreversible actions with a large effect. */
  typed?: { label: string; word: string } | undefined;
  /** The action is running; pressing again does nothing. */
  busy?: boolean;
  /** It is not possible; the content says why. */
  disabled?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  texts: { cancel: string; close: string };
};

/** Asks for confirmation. The initial focus is on Cancel, never on the destructive button. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  danger = false,
  typed,
  busy = false,
  disabled = false,
  onConfirm,
  onCancel,
  texts,
}: ConfirmDialogProps) {
  const [word, setWord] = useState('');
  const ready = typed === undefined || word.trim() === typed.word;
  const footer = (
    <>
      <Button onClick={onCancel} {...(typed === undefined && { 'data-autofocus': true })}>
        {texts.cancel}
      </Button>
      <Button
        variant={danger ? 'danger' : 'primary'}
        disabled={!ready || disabled}
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onConfirm();
        }}
      >
        {confirm}
      </Button>
    </>
  );
  return (
    <Modal title={title} onClose={onCancel} closeLabel={texts.close} footer={footer}>
      <Content>
        {children}
        {typed && (
          <TextInput
            label={typed.label}
            value={word}
            onChange={(event) => setWord(event.target.value)}
            autoComplete="off"
            spellCheck={false}
            data-autofocus
          />
        )}
      </Content>
    </Modal>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  p {
    margin: 0;
  }
`;
