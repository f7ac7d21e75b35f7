import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import type { ListAttribute } from '@/contract/page-list';
import { formatInstant } from '@/domain/format/instants/instant';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { filterQueries } from './filter-queries';
import { parseFilter, parseRange } from './filter-value';

type FilterChipsProps = {
  filters: readonly string[];
  attributes: readonly ListAttribute[];
  onRemove: (filter: string) => void;
};

/** The active filters, each with a button that removes it. */
export function FilterChips({ filters, attributes, onRemove }: FilterChipsProps) {
  return filters.map((filter) => {
    const { attribute: id, value } = parseFilter(filter);
    const attribute = attributes.find((one) => one.id === id);
    const props = { title: attribute?.title ?? id, value, onRemove: () => onRemove(filter) };
    if (attribute?.related_collection !== undefined)
      return <RelatedChip key={filter} {...props} collection={attribute.related_collection} />;
    return <ValueChip key={filter} {...props} attribute={attribute} />;
  });
}

type OneChipProps = { title: string; value: string; onRemove: () => void };

function RelatedChip({ collection, value, ...rest }: OneChipProps & { collection: string }) {
  const { data } = useQuery(filterQueries.titles(collection));
  return <FilterChip {...rest} words={data?.get(value) ?? value} />;
}

function ValueChip({
  attribute,
  value,
  ...rest
}: OneChipProps & { attribute: ListAttribute | undefined }) {
  const { zone } = useSession();
  return <FilterChip {...rest} words={wordsOf(value, attribute, zone)} />;
}

function FilterChip({ title, words, onRemove }: Omit<OneChipProps, 'value'> & { words: string }) {
  return (
    <Chip
      tone="accent"
      onRemove={onRemove}
      removeLabel={t('lists.removeFilter', { title, value: words })}
    >
      <Words>{t('lists.filterChip', { title, value: words })}</Words>
    </Chip>
  );
}

function wordsOf(value: string, attribute: ListAttribute | undefined, zone: string): string {
  const option = attribute?.filter_options?.find((one) => one.value === value);
  if (option) return option.title;
  const range = parseRange(value);
  if (!range)
    return attribute?.type === 'BOOLEAN'
      ? value === 'true'
        ? t('lists.yes')
        : t('lists.no')
      : value;
  const isDate = attribute?.type === 'DATE';
  const [from, until] = [range.from, range.until].map((side) =>
    isDate && side !== '' ? formatInstant(side, { zone, format: 'default' }) : side,
  );
  if (from && until) return t('lists.between', { from, until });
  if (from) return t(isDate ? 'lists.since' : 'lists.atLeast', { from });
  return t(isDate ? 'lists.until' : 'lists.atMost', { until: until ?? '' });
}

const Words = styled.span`
  max-width: 30em;
  overflow: hidden;
  text-overflow: ellipsis;
`;
