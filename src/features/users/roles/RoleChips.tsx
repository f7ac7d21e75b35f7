import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';

export function RoleChips({ names }: { names: readonly string[] }) {
  if (names.length === 0) return <Faint>{t('users.noRoles')}</Faint>;
  return (
    <Row>
      {names.map((name) => (
        <Chip key={name}>{name}</Chip>
      ))}
    </Row>
  );
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Faint = styled.span`
  color: ${({ theme }) => theme.color.faint};
`;
