import styled from 'styled-components';
import { t } from '@/shared/texts/t';

/** Maximum number of names in a cell; the rest is shown as a count. */
const MAX_NAMES = 5;

/** The users of a role in a cell of the list. */
export function AssignedUsers({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <Faint>{t('roles.nobody')}</Faint>;
  return (
    <span>
      {t('roles.users', { count: names.length })}{' '}
      <Faint>
        {names.slice(0, MAX_NAMES).join(', ')}
        {names.length > MAX_NAMES && ` ${t('roles.andMore', { count: names.length - MAX_NAMES })}`}
      </Faint>
    </span>
  );
}

const Faint = styled.span`
  color: ${({ theme }) => theme.color.faint};
  overflow-wrap: anywhere;
`;
