import ListFilterPlus from 'lucide-react/icons/list-filter-plus';
import Plus from 'lucide-react/icons/plus';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Chip } from '@/ui/chip/Chip';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Popover } from '@/ui/popover/Popover';
import { searchQueries } from '@/views/execution/queries';

type StreamFilterProps = {
  chosen: readonly string[];
  onChange: (streams: string[]) => void;
  /** The rows have loaded, so secondary data may be fetched. */
  settled: boolean;
  /** Icon only. */
  compact?: boolean;
};

const CHIPS = 6;

const StreamChoice = lazyComponent(
  withTexts(['streamChoice'], async () => (await import('./StreamChoice')).StreamChoice),
);

export function StreamFilter({ chosen, onChange, settled, compact = false }: StreamFilterProps) {
  const { data: streams } = useQuery({
    ...searchQueries.streams(),
    enabled: settled && chosen.length > 0,
  });
  const titleOf = (id: string) => streams?.find((stream) => stream.id === id)?.title ?? id;

  return (
    <Filter role="group" aria-label={t('streams.label')}>
      {chosen.slice(0, CHIPS).map((id) => (
        <Chip
          key={id}
          tone="accent"
          title={id}
          onRemove={() => onChange(chosen.filter((one) => one !== id))}
          removeLabel={t('streams.remove', { title: titleOf(id) })}
        >
          <Title>{t('streams.chip', { title: titleOf(id) })}</Title>
        </Chip>
      ))}
      <Popover
        label={t('streams.choose')}
        trigger={
          compact && chosen.length <= CHIPS ? (
            <IconButton
              label={t('streams.choose')}
              icon={<ListFilterPlus aria-hidden size="1.2em" />}
            />
          ) : (
            <Button variant="quiet" icon={<Plus aria-hidden size="1em" />}>
              {chosen.length > CHIPS
                ? t('streams.others', { count: chosen.length - CHIPS })
                : t('streams.add')}
            </Button>
          )
        }
      >
        {(close) => (
          <LazyBoundary>
            <StreamChoice
              chosen={chosen}
              onApply={(ids) => {
                close();
                onChange(ids);
              }}
            />
          </LazyBoundary>
        )}
      </Popover>
    </Filter>
  );
}

const Filter = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Title = styled.span`
  max-width: 22em;
  overflow: hidden;
  text-overflow: ellipsis;
`;
