import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import styled, { useTheme } from 'styled-components';
import { EMPTY_VALUE } from '@/domain/search/empty-value';
import { isSearchable } from '@/shared/message/text/value-text';
import type { QueryChange } from '@/shared/message/values/query-change';
import { t } from '@/shared/texts/t';
import { seriesColours } from '@/theme/palettes';
import { Button } from '@/ui/button/Button';
import { ColourSwatches } from '@/ui/colour-picker/ColourSwatches';
import type { LegendActions, LegendEntry } from './legend-entry';

type LegendPanelProps = LegendActions & {
  entry: LegendEntry;
  isChosen: boolean;
  onClose: () => void;
};

/** Filters for the values of a series, and its colour. */
export function LegendPanel({
  entry: { key, name, colour, terms },
  isChosen,
  onClose,
  onQueryChange,
  onColour,
}: LegendPanelProps) {
  const theme = useTheme();
  const take = (next: string | undefined) => {
    onColour(key, next);
    onClose();
  };
  const filter = (change: QueryChange) => {
    onQueryChange?.(change);
    onClose();
  };
  return (
    <Panel>
      <h3>{t('legend.configuration', { name })}</h3>
      {onQueryChange &&
        terms
          .filter(({ value }) => isSearchable(value))
          .map(({ field, value }) => (
            <Filters key={field}>
              <Button
                variant="quiet"
                icon={<ZoomIn aria-hidden size="1.1em" />}
                onClick={() => filter(including(field, value))}
              >
                {t('value.add', { field })}
              </Button>
              <Button
                variant="quiet"
                icon={<ZoomOut aria-hidden size="1.1em" />}
                onClick={() => filter(excluding(field, value))}
              >
                {t('value.exclude', { field })}
              </Button>
            </Filters>
          ))}
      <ColourSwatches
        label={t('controls.colourSwatches')}
        other={t('controls.otherColour')}
        colours={seriesColours[theme.name]}
        value={colour}
        onPick={take}
        onOther={(next) => onColour(key, next)}
      />
      {isChosen && (
        <Button variant="quiet" onClick={() => take(undefined)}>
          {t('legend.defaultColour')}
        </Button>
      )}
    </Panel>
  );
}

const including = (field: string, value: string): QueryChange =>
  value === EMPTY_VALUE ? { kind: 'missing', field } : { kind: 'add', field, value };
const excluding = (field: string, value: string): QueryChange =>
  value === EMPTY_VALUE ? { kind: 'exists', field } : { kind: 'exclude', field, value };

const Panel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  justify-items: start;
  max-width: 40ch;
  padding: ${({ theme }) => theme.space.m};
  h3 {
    margin: 0;
    font-size: ${({ theme }) => theme.size.base};
    overflow-wrap: anywhere;
  }
`;

const Filters = styled.div`
  display: grid;
  justify-items: start;
  margin-inline-start: -${({ theme }) => theme.space.button};
`;
