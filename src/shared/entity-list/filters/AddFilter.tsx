import ChevronLeft from 'lucide-react/icons/chevron-left';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import styled from 'styled-components';
import type { ListAttribute } from '@/contract/page-list';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Popover } from '@/ui/popover/Popover';
import { ChoiceList } from './ChoiceList';
import { isRanged, printFilter } from './filter-value';
import { NumberRangeChoice } from './NumberRangeChoice';
import { RelatedChoice } from './RelatedChoice';
import { TextChoice } from './TextChoice';

type AddFilterProps = {
  attributes: readonly ListAttribute[];
  filters: readonly string[];
  onAdd: (filter: string) => void;
};

/** A menu of attributes, then the input for a value of the attribute's type. */
export function AddFilter({ attributes, filters, onAdd }: AddFilterProps) {
  const filterable = attributes.filter((attribute) => attribute.filterable);
  if (filterable.length === 0) return null;
  return (
    <Popover
      label={t('lists.chooseFilter')}
      trigger={
        <Button variant="quiet" icon={<Plus aria-hidden size="1em" />}>
          {t('lists.addFilter')}
        </Button>
      }
    >
      {(close) => (
        <FilterForm
          attributes={filterable}
          filters={filters}
          onAdd={(filter) => {
            close();
            onAdd(filter);
          }}
        />
      )}
    </Popover>
  );
}

function FilterForm({ attributes, filters, onAdd }: AddFilterProps) {
  const only = attributes.length === 1 ? attributes[0] : undefined;
  const [attribute, setAttribute] = useState(only);
  if (!attribute) {
    const choices = attributes.map(({ id, title }) => ({ value: id, title }));
    return (
      <Panel>
        <ChoiceList
          label={t('lists.chooseFilter')}
          choices={choices}
          onChoose={(id) => setAttribute(attributes.find((one) => one.id === id))}
        />
      </Panel>
    );
  }
  return (
    <Panel>
      <Head>
        <strong>{attribute.title}</strong>
        {!only && (
          <Button
            variant="quiet"
            icon={<ChevronLeft aria-hidden size="1em" />}
            onClick={() => setAttribute(undefined)}
          >
            {t('lists.filterBack')}
          </Button>
        )}
      </Head>
      <ValueChoice
        key={attribute.id}
        attribute={attribute}
        taken={filters}
        onValue={(value) => onAdd(printFilter({ attribute: attribute.id, value }))}
      />
    </Panel>
  );
}

type ValueChoiceProps = {
  attribute: ListAttribute;
  taken: readonly string[];
  onValue: (value: string) => void;
};

function ValueChoice({ attribute, taken, onValue }: ValueChoiceProps) {
  const options =
    attribute.filter_options ??
    (attribute.type === 'BOOLEAN'
      ? [
          { value: 'true', title: t('lists.yes') },
          { value: 'false', title: t('lists.no') },
        ]
      : undefined);
  if (options)
    return (
      <ChoiceList
        label={attribute.title}
        choices={options.filter(
          ({ value }) => !taken.includes(printFilter({ attribute: attribute.id, value })),
        )}
        onChoose={onValue}
      />
    );
  if (attribute.related_collection !== undefined)
    return (
      <RelatedChoice
        collection={attribute.related_collection}
        label={attribute.title}
        onChoose={onValue}
      />
    );
  if (attribute.type === 'DATE')
    return (
      <LazyBoundary>
        <DateRangeChoice onValue={onValue} />
      </LazyBoundary>
    );
  if (isRanged(attribute)) return <NumberRangeChoice onValue={onValue} />;
  return <TextChoice onValue={onValue} />;
}

/** Loaded on demand because of its time zone data. */
const DateRangeChoice = lazyComponent(
  withTexts(['controls'], async () => (await import('./DateRangeChoice')).DateRangeChoice),
);

const Panel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  min-width: ${({ theme }) => theme.width.tooltip};
  padding: ${({ theme }) => theme.space.s};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  padding-inline-start: ${({ theme }) => theme.space.s};
`;
