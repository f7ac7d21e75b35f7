import { useQuery } from '@tanstack/react-query';
import Radio from 'lucide-react/icons/radio';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import type { Execution } from '../search-request';
import { followed } from './use-follow';

type FollowButtonProps = { execution: Execution | undefined; on: boolean; compact: boolean; onChange: (on: boolean) => void };

/** Shows new messages as they come, as `tail -f` does; says how many came and what could not be shown. */
export function FollowButton({ execution, on, compact, onChange }: FollowButtonProps) {
  const { data, error } = useQuery({ ...followed(execution), enabled: false });
  const icon = <Radio aria-hidden size="1.1em" />;
  const label = t(on ? 'follow.stop' : 'follow.start');
  const press = { 'aria-pressed': on, onClick: () => onChange(!on) };
  return (
    <>
      {compact ? <IconButton label={label} icon={icon} {...press} /> : <Pressable variant="quiet" icon={icon} title={t('follow.help')} {...press}>{label}</Pressable>}
      {on && (
        <Note role="status">
          {error ? t('follow.failed') : t('follow.came', { amount: formatCount(data?.added ?? 0) })}
          {data && data.skipped > 0 && ` · ${t('follow.skipped', { amount: formatCount(data.skipped) })}`}
        </Note>
      )}
    </>
  );
}

const Pressable = styled(Button)`
  &[aria-pressed='true'] { background: ${({ theme }) => theme.color.accentSoft}; color: ${({ theme }) => theme.color.accent}; }
`;

const Note = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;
