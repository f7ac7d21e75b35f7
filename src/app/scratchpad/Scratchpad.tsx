import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { copyText } from '@/ui/copy-button/copy-text';
import { clamped, cornerBox } from '@/ui/floating-dialog/floating-box';
import { FloatingDialog } from '@/ui/floating-dialog/FloatingDialog';
import { Notice } from '@/ui/notice/Notice';
import { useLatest } from '@/ui/latest/use-latest';
import { scratchpadStore } from './scratchpad-store';

const SIZE = { width: 450, height: 400 };
/** Milliseconds. */
const SAVE_AFTER = 500;
const SHOW_FOR = 1_000;

type ScratchpadProps = {
  username: string;
  /** The user just opened it, rather than having left it open on the last visit. */
  writeAtOnce: boolean;
  /** Called when the user closes it. */
  onHidden: () => void;
};

/** Notes of a user, kept in this browser, in a window over any page. */
export function Scratchpad({ username, writeAtOnce, onHidden }: ScratchpadProps) {
  const notes = useRef<HTMLTextAreaElement>(null);
  const { value, box, securityConfirmed } = useSyncExternalStore(scratchpadStore.subscribe, () =>
    scratchpadStore.of(username),
  );
  const [typed, setTyped] = useState<string>();
  const [status, say] = useStatus();
  const [clearing, setClearing] = useState(false);
  const change = (next: Parameters<typeof scratchpadStore.change>[1]) =>
    scratchpadStore.change(username, next);
  useAutosave(typed, (text) => {
    change({ value: text });
    setTyped(undefined);
    say('scratchpad.saved');
  });
  const within = { width: innerWidth, height: innerHeight };
  const text = typed ?? value;
  const copy = async () =>
    say((await copyText(text)) ? 'scratchpad.copied' : 'scratchpad.copyFailed');
  const hide = () => {
    change({ opened: false, value: text });
    onHidden();
  };
  const clear = () => {
    setTyped(undefined);
    change({ value: '' });
    setClearing(false);
    say('scratchpad.cleared');
    // The dialog's button is gone, so the focus moves to the notes.
    setTimeout(() => notes.current?.focus());
  };

  return (
    <FloatingDialog
      title={t('scratchpad.title')}
      box={box ? clamped(box, within) : cornerBox(SIZE, within)}
      onBox={(next) => change({ box: next })}
      onClose={hide}
      texts={{
        close: t('scratchpad.close'),
        move: t('scratchpad.move'),
        resize: t('scratchpad.resize'),
      }}
    >
      <Content>
        {!securityConfirmed && (
          <Notice tone="warning" title={t('scratchpad.warningTitle')}>
            <p>{t('scratchpad.warning')}</p>
            <Button onClick={() => change({ securityConfirmed: true })}>
              {t('scratchpad.gotIt')}
            </Button>
          </Notice>
        )}
        <Notes
          ref={notes}
          autoFocus={writeAtOnce}
          aria-label={t('scratchpad.notes')}
          placeholder={t('scratchpad.placeholder')}
          value={text}
          onChange={(event) => setTyped(event.target.value)}
          spellCheck={false}
        />
        <Foot>
          <Status role="status">{status && t(status)}</Status>
          <Button variant="quiet" disabled={text === ''} onClick={() => setClearing(true)}>
            {t('scratchpad.clear')}
          </Button>
          <Button disabled={text === ''} onClick={() => void copy()}>
            {t('scratchpad.copy')}
          </Button>
        </Foot>
      </Content>
      {clearing && (
        <ConfirmDialog
          danger
          title={t('scratchpad.clearTitle')}
          confirm={t('scratchpad.clear')}
          onConfirm={clear}
          onCancel={() => setClearing(false)}
          texts={{ cancel: t('scratchpad.cancel'), close: t('scratchpad.close') }}
        >
          <p>{t('scratchpad.clearQuestion')}</p>
        </ConfirmDialog>
      )}
    </FloatingDialog>
  );
}

/**
 * Saves half a second after the last key press, and immediately when the notes or the page close.
 */
function useAutosave(text: string | undefined, save: (text: string) => void): void {
  const latest = useLatest({ text, save });
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => latest.current.save(text), SAVE_AFTER);
    return () => clearTimeout(timer);
  }, [latest, text]);
  useEffect(() => {
    const saveNow = () => {
      if (latest.current.text !== undefined) latest.current.save(latest.current.text);
    };
    addEventListener('pagehide', saveNow);
    return () => {
      removeEventListener('pagehide', saveNow);
      saveNow();
    };
  }, [latest]);
}

/** A status text that disappears after a second. */
function useStatus(): [status: PlainTextKey | undefined, say: (status: PlainTextKey) => void] {
  const [status, setStatus] = useState<{ text: PlainTextKey }>();
  useEffect(() => {
    if (!status) return undefined;
    const timer = setTimeout(() => setStatus(undefined), SHOW_FOR);
    return () => clearTimeout(timer);
  }, [status]);
  return [status?.text, (text) => setStatus({ text })];
}

const Content = styled.div`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.s};
  min-height: 0;
  padding: ${({ theme }) => theme.space.m};
  p {
    margin: 0 0 ${({ theme }) => theme.space.s};
  }
`;

const Notes = styled.textarea`
  grid-row: 2;
  width: 100%;
  min-height: 0;
  padding: ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
  color: inherit;
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  resize: none;
`;

const Foot = styled.div`
  grid-row: 3;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  padding-inline-end: ${({ theme }) => theme.space.s};
`;

const Status = styled.span`
  flex: 1;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
