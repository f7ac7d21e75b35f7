import styled from 'styled-components';
import type { Widget } from '@/domain/search/widgets/widget';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { useView } from '@/views/view-state/view-state-context';
import { deviationsOf } from './deviations-of';
import { useStreamTitles } from './use-stream-titles';

/** What a widget searches other than the page, each with a button that removes it. */
export function Deviations({ widget }: { widget: Widget }) {
  const { edit } = useView();
  const { zone } = useSession();
  const titleOf = useStreamTitles(widget);
  return (
    <List aria-label={t('widgets.ownSettings')}>
      {deviationsOf(widget, zone, titleOf).map(({ id, text, removeLabel, without }) => (
        <li key={id}>
          <Chip
            tone="accent"
            title={text}
            removeLabel={removeLabel}
            onRemove={() => edit({ type: 'widget', widget: { ...widget, ...without } })}
          >
            <Text>{text}</Text>
          </Chip>
        </li>
      ))}
    </List>
  );
}

/** A line of its own below the title, because heads are narrow. */
const List = styled.ul`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  order: 3;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
  margin: 0;
  padding: 0 0 ${({ theme }) => theme.space.xs};
  list-style: none;
  li {
    min-width: 0;
    max-width: 100%;
  }
`;

const Text = styled.span`
  max-width: 32em;
  overflow: hidden;
  text-overflow: ellipsis;
`;
