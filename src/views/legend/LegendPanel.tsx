import styled, { useTheme } from 'styled-components';
import { t } from '@/shared/texts/t';
import { seriesColours } from '@/theme/palettes';
import { Button } from '@/ui/button/Button';
import { ColourSwatches } from '@/ui/colour-picker/ColourSwatches';
import { useMarkItems } from '@/views/drill-down/use-mark-items';
import type { LegendActions, LegendEntry, SeriesSettings } from './legend-entry';
import { toggled } from './visibility';

type LegendPanelProps = LegendActions &
  SeriesSettings & {
    entry: LegendEntry;
    /** The only series, so that hiding it leaves nothing. */
    isAlone: boolean;
    isolate: () => void;
    onClose: () => void;
  };

/** The actions on the values of a series, whether it is shown, and its colour. */
export function LegendPanel({
  entry: { key, name, colour, mark },
  isAlone,
  chosen,
  hidden,
  isolate,
  onClose,
  onColour,
  onHidden,
}: LegendPanelProps) {
  const theme = useTheme();
  const take = (next: string | undefined) => {
    onColour(key, next);
    onClose();
  };
  const entries = useMarkItems()(mark);
  const closing = (run: () => void) => () => {
    run();
    onClose();
  };
  return (
    <Panel>
      <h3>{t('legend.configuration', { name })}</h3>
      {entries.length > 0 && (
        <Actions>
          {entries.map(
            (item) =>
              !('separator' in item) && (
                <Button
                  key={item.id}
                  variant="quiet"
                  disabled={item.disabled}
                  title={item.title}
                  onClick={closing(item.onSelect)}
                >
                  {item.label}
                </Button>
              ),
          )}
        </Actions>
      )}
      {!isAlone && (
        <Actions>
          <Button variant="quiet" onClick={closing(() => onHidden(toggled(hidden, key)))}>
            {t(hidden.has(key) ? 'legend.unhide' : 'legend.hide')}
          </Button>
          <Button variant="quiet" onClick={closing(isolate)}>
            {t('legend.isolate')}
          </Button>
        </Actions>
      )}
      <ColourSwatches
        label={t('controls.colourSwatches')}
        other={t('controls.otherColour')}
        colours={seriesColours[theme.name]}
        value={colour}
        onPick={take}
        onOther={(next) => onColour(key, next)}
      />
      {chosen.has(key) && (
        <Button variant="quiet" onClick={() => take(undefined)}>
          {t('legend.defaultColour')}
        </Button>
      )}
    </Panel>
  );
}

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

const Actions = styled.div`
  display: grid;
  justify-items: start;
  margin-inline-start: -${({ theme }) => theme.space.button};
`;
