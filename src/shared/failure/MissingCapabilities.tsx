import { useNavigate } from 'react-router-dom';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { MessagePage } from './MessagePage';

/**
 * A search or dashboard that requires something the server does not offer. `kind` is its translated
 * name.
 */
export function MissingCapabilities({
  kind,
  missing,
}: {
  kind: string;
  missing: readonly string[];
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
      <Button variant="primary" onClick={() => void navigate(-1)}>
        {t('failure.back')}
      </Button>
    </MessagePage>
  );
}
