import type { Token } from '@/contract/users';
import { CopyText } from '@/shared/copy-text/CopyText';
import { SecretText } from '@/shared/copy-text/SecretText';
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
      <SecretText label={t('tokens.secret', { name })} text={token} />
    </Notice>
  );
}
