import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import styled from 'styled-components';
import { useKeys } from '@/shared/keys/use-keys';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { Menu } from '@/ui/menu/Menu';
import { useHelpItems } from './use-help-items';

/** At the right end of the navigation. On small screens its items are in the menu of pages. */
export function HelpMenu() {
  const items = useHelpItems();
  useKeys(
    t('keys.general'),
    items
      .filter(({ id }) => id !== 'keys')
      .map(({ label, onSelect }) => ({ keys: '', label, run: onSelect })),
  );
  return (
    <Wide>
      <Menu
        label={t('nav.help')}
        placement="bottom-end"
        items={items}
        trigger={
          <IconButton
            label={t('nav.help')}
            icon={<CircleQuestionMark aria-hidden size="1.25em" />}
          />
        }
      />
    </Wide>
  );
}

const Wide = styled.span`
  @media (max-width: ${({ theme }) => theme.breakpoint.navbar}) {
    display: none;
  }
`;
