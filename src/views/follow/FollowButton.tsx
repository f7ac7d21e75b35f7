import Radio from 'lucide-react/icons/radio';
import styled, { css } from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';

type FollowButtonProps = { on: boolean; compact: boolean; onToggle: () => void };

/** Toggles live tailing, as `tail -f` does. */
export function FollowButton({ on, compact, onToggle }: FollowButtonProps) {
  const icon = <Radio aria-hidden size="1.1em" />;
  const label = t(on ? 'follow.stop' : 'follow.start');
  const press = { 'aria-pressed': on, onClick: onToggle };
  return compact ? (
    <PressableIcon label={label} icon={icon} {...press} />
  ) : (
    <Pressable variant="quiet" icon={icon} title={t('follow.help')} {...press}>
      {label}
    </Pressable>
  );
}

const pressed = css`
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }
`;

const Pressable = styled(Button)`
  ${pressed}
`;
const PressableIcon = styled(IconButton)`
  ${pressed}
`;
