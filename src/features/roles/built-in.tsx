import type { AuthzRole } from '@/contract/roles';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { Notice } from '@/ui/notice/Notice';

/** Marks a role that the server defines. */
export const BuiltInChip = ({ role }: { role: AuthzRole }) =>
  role.read_only && <Chip>{t('roles.builtIn')}</Chip>;

/** Says why only the users of a built-in role can be changed. */
export const BuiltInNotice = ({ role }: { role: AuthzRole }) =>
  role.read_only && (
    <Notice tone="info" title={t('roles.builtInTitle')}>
      {t('roles.builtInHelp')}
    </Notice>
  );
