import Star from 'lucide-react/icons/star';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';

export function FavoriteStar({
  title,
  on,
  onChange,
}: {
  title: string;
  on: boolean;
  onChange: (on: boolean) => void;
}) {
  const label = t(on ? 'lists.removeFavorite' : 'lists.addFavorite', { title });
  return (
    <Toggle
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={on}
      onClick={() => onChange(!on)}
    >
      <Star aria-hidden size="1.1em" />
    </Toggle>
  );
}

const Toggle = styled.button`
  &[aria-pressed='true'] svg {
    fill: currentColor;
    color: ${({ theme }) => theme.color.warning};
  }
`;
