import type { TokenSummary } from '@/contract/users';
import { formatInstant, readInstant } from '@/domain/format/instants/instant';
import { useNow } from '@/shared/refresh/use-now';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';

const STEP_MS = 60_000;
const DAY_MS = 86_400_000;
/** Users are warned this long before a token expires. */
const WARNED_MS = 14 * DAY_MS;

/** When a token expires, with a warning in time. */
function TokenExpiry({ at }: { at: string }) {
  const { zone } = useSession();
  const left = (readInstant(at) ?? Infinity) - useNow(STEP_MS);
  return (
    <>
      {formatInstant(at, { zone })}{' '}
      {left <= 0 ? (
        <Chip tone="danger">{t('tokens.expired')}</Chip>
      ) : (
        left < WARNED_MS && <Chip tone="warning">{t('tokens.expiresSoon')}</Chip>
      )}
    </>
  );
}

/** The column of when tokens expire, for servers on which they do. */
export const expiryColumns = (tokens: readonly TokenSummary[]) =>
  tokens.some(({ expires_at: at }) => at)
    ? [
        {
          id: 'expires_at',
          title: t('tokens.column.expires'),
          cell: ({ expires_at: at }: TokenSummary) => (at ? <TokenExpiry at={at} /> : ''),
          width: 'date' as const,
        },
      ]
    : [];
