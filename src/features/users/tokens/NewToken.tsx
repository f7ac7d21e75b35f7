import styled from 'styled-components';
import type { Token } from '@/contract/users';
import { CopyText } from '@/shared/copy-text/CopyText';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';

/** A new token with its secret, which the server reveals only once. */
export function NewToken({ token: { name, token }, onDone }: { token: Token; onDone: () => void }) {
  return (
    <Notice
      tone="success"
      title={t('tokens.newTitle', { name })}
      actions={
        <>
          <CopyText label={t('tokens.copy')} text={() => token} variant="primary" autoFocus />
          <Button onClick={onDone}>{t('tokens.done')}</Button>
        </>
      }
    >
      {t('tokens.newHelp')}
      <Secret tabIndex={0} role="group" aria-label={t('tokens.secret', { name })}>
        {token}
      </Secret>
    </Notice>
  );
}

const Secret = styled.code`
  display: block;
  margin: ${({ theme }) => theme.space.s} 0;
  padding: ${({ theme }) => theme.space.s};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  overflow-wrap: anywhere;
  user-select: all;
`;
