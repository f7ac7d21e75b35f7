import CircleHelp from 'lucide-react/icons/circle-help';
import Globe from 'lucide-react/icons/globe';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import type { Capability, EntityShare } from '@/contract/shares';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { Chip } from '@/ui/chip/Chip';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { capabilityName } from './shared-entity';
import type { SelectedGrantee } from './share-changes';

const icons = { user: User, team: Users, global: Globe, error: CircleHelp };

type GranteeRowProps = {
  grantee: SelectedGrantee;
  /** Username and e-mail address of a user. */
  about: string | undefined;
  capabilities: EntityShare['available_capabilities'];
  onChange: (grantee: string, capability: Capability | null) => void;
};

export function GranteeRow({
  grantee: { id, type, title, capability, state, before },
  about,
  capabilities,
  onChange,
}: GranteeRowProps) {
  const Icon = icons[type];
  return (
    <Row $state={state}>
      <Name>
        <Icon aria-hidden size="1.25em" />
        <span>
          {title}
          {about !== undefined && <About>{about}</About>}
        </span>
        <VisuallyHidden>{t(`sharing.kind.${type}`)}</VisuallyHidden>
        {state === 'new' && <Chip tone="success">{t('sharing.new')}</Chip>}
        {state === 'changed' && before !== undefined && (
          <Chip tone="warning">{t('sharing.changed', { capability: capabilityName(before) })}</Chip>
        )}
        {state === 'unchanged' && <VisuallyHidden>{t('sharing.unchanged')}</VisuallyHidden>}
      </Name>
      <NativeSelect
        aria-label={t('sharing.capabilityOf', { name: title })}
        options={capabilities.map((one) => ({
          value: one.id,
          label: capabilityName(one.id, one.title),
        }))}
        value={capability}
        onChange={(chosen) => onChange(id, chosen)}
      />
      <IconButton
        label={t('sharing.remove', { name: title })}
        icon={<X aria-hidden size="1.15em" />}
        onClick={() => onChange(id, null)}
      />
    </Row>
  );
}

const edges = { new: 'success', changed: 'warning', unchanged: undefined } as const;

const Row = styled.div<{ $state: SelectedGrantee['state'] }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9em auto;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  padding-inline-start: ${({ theme }) => theme.space.s};
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    grid-template-columns: minmax(0, 1fr) 7em auto;
  }
  border-inline-start: ${({ theme }) => theme.line.edge} solid
    ${({ theme, $state }) => (edges[$state] ? theme.color[edges[$state]] : 'transparent')};
`;

const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  min-width: 0;
  overflow-wrap: anywhere;
  > svg {
    flex: none;
    color: ${({ theme }) => theme.color.muted};
  }
`;

const About = styled.small`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  overflow-wrap: anywhere;
`;
