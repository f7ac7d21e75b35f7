import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { MessagePage } from './MessagePage';

/**
 * A search or dashboard that requires something the server does not offer. `kind` is its translated
 * name; `children` says how to get what is missing.
 */
export function MissingCapabilities({
  kind,
  missing,
  children,
}: {
  kind: string;
  missing: readonly string[];
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  return (
    <MessagePage
      title={t('failure.missingCapabilitiesTitle')}
      words={[t('failure.missingCapabilities', { kind })]}
    >
      <ul>
        {missing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {children}
      <Button variant="primary" onClick={() => void navigate(-1)}>
        {t('failure.back')}
      </Button>
    </MessagePage>
  );
}
