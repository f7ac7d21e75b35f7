import { memo, useMemo } from 'react';
import styled from 'styled-components';
import { readCut } from '@/api/cut';
import type { Fields, FieldValue } from '@/domain/exact';
import { hasEscapedBreaks, withEscapedBreaks } from '@/domain/format/text/escaped-breaks';
import { instantText, isInstantValue } from '@/domain/format/instants/instant-value';
import { jsonTreeOf, readJsonTree } from '@/domain/format/json-tree';
import { levelOf } from '@/domain/format/level';
import { formatBytes } from '@/domain/format/number';
import { errorText } from '@/shared/failure/error-text';
import { Painted } from '@/shared/highlighting/Painted';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { useEscapedBreaks } from '../text/escaped-fields';
import { levelName } from '../text/level';
import { LogText, type MarkedRange } from '../text/LogText';
import { LongText } from '../text/LongText';
import { isCutValue, linkOf, prettyText, valueText } from '../text/value-text';
import { ValueText } from '../text/ValueText';
import { JsonTree } from './JsonTree';
import type { FieldActions, Whole } from './value-actions';
import { ValueButtons } from './ValueButtons';

type FieldValueRowProps = {
  name: string;
  value: FieldValue;
  /** The whole message, whose fields may repeat members of a structure. */
  fields: Fields;
  /** Shows the value as received: instants unchanged, ANSI escape codes as text. */
  raw: boolean;
  zone: string;
  /** The server's highlight ranges; undefined if it returned none for the message. */
  marks: readonly MarkedRange[] | undefined;
  index: number;
  active: boolean;
  onActivate: (index: number) => void;
  actions: FieldActions;
  whole: Whole;
};

/** Longer and multi-line values get the full width. */
const MAX_INLINE = 72;
/** How much of a value is announced when its field gets the focus; the rest is read in the row. */
const MAX_ANNOUNCED = 200;
/** Longer texts are virtualized. */
const VIRTUALIZED_FROM = 16_384;

export const FieldValueRow = memo(function FieldValueRow({
  name,
  value,
  fields,
  raw,
  zone,
  marks,
  index,
  active,
  onActivate,
  actions,
  whole,
}: FieldValueRowProps) {
  const [broken, setBroken] = useEscapedBreaks(name);
  const isInstant = !raw && isInstantValue(name, value);
  const sent = useMemo(() => (raw ? valueText(value) : prettyText(value)), [value, raw]);
  const mayBreak = useMemo(
    () => !raw && typeof value === 'string' && hasEscapedBreaks(sent),
    [sent, value, raw],
  );
  const text = useMemo(() => {
    if (isInstant) return instantText(value, zone);
    return mayBreak && broken ? withEscapedBreaks(sent) : sent;
  }, [isInstant, value, zone, sent, mayBreak, broken]);
  const tree = useMemo(
    () =>
      raw || text.length > VIRTUALIZED_FROM || !text.includes('\n') || linkOf(value) !== undefined
        ? undefined
        : typeof value === 'object'
          ? jsonTreeOf(value)
          : readJsonTree(text),
    [value, text, raw],
  );
  const offersBreaks = mayBreak && !tree;
  const wide = name === 'message' || text.length > MAX_INLINE || text.includes('\n');
  return (
    <Item
      role="listitem"
      data-field={name}
      data-wide={wide || undefined}
      tabIndex={active ? 0 : -1}
      aria-label={`${name}: ${text.slice(0, MAX_ANNOUNCED)}`}
      onFocus={() => onActivate(index)}
      onPointerMove={() => {
        if (!active) onActivate(index);
      }}
    >
      <Name>
        <LogText text={name} />
        {offersBreaks && (
          <div>
            <Breaks
              variant="quiet"
              aria-pressed={broken}
              title={t('message.escapedBreaksHelp')}
              onClick={() => setBroken(!broken)}
            >
              {t('message.escapedBreaks')}
            </Breaks>
          </div>
        )}
        {isCutValue(value) && <CutNotice value={value} whole={whole} />}
      </Name>
      <Value data-block={wide || undefined}>
        <Painted field={name} value={value}>
          {text.length > VIRTUALIZED_FROM ? (
            <LongText text={text} label={t('message.wholeText', { field: name })} />
          ) : tree ? (
            <JsonTree field={name} root={tree} fields={fields} actions={actions} />
          ) : (
            <ValueText field={name} value={value} text={text} raw={raw} marks={marks} />
          )}
        </Painted>
        {name === 'level' && levelOf(value) !== undefined && (
          <Meaning>{levelName(value, '')}</Meaning>
        )}
        {isInstant && <Meaning title={value}>{zone}</Meaning>}
      </Value>
      {active && (
        <ValueButtons
          name={name}
          value={value}
          raw={raw}
          zone={zone}
          actions={actions}
          whole={whole}
        />
      )}
    </Item>
  );
});

/** The notice below a truncated value. For a structure with a truncated text no length is known. */
function CutNotice({ value, whole }: { value: FieldValue; whole: Whole }) {
  const length = typeof value === 'string' ? readCut(value).fullLength : undefined;
  const size = length === undefined ? '…' : formatBytes(length);
  if (whole.error)
    return (
      <Notice tone="danger" actions={<Button onClick={whole.show}>{t('messages.retry')}</Button>}>
        {t('message.loadFailed', { reason: errorText(whole.error) })}
      </Notice>
    );
  return (
    <div>
      <Button disabled={whole.loading} onClick={whole.show}>
        {t(whole.loading ? 'message.loadingAll' : 'message.showAll', { size })}
      </Button>
    </div>
  );
}

const Item = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 15em) minmax(0, 1fr);
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  margin-bottom: -${({ theme }) => theme.line.hair};
  &[data-wide] {
    grid-column: 1 / -1;
  }
  &:hover,
  &:focus-within {
    background: ${({ theme }) => theme.color.hover};
  }
  /* The actions cover the end of the value, so they only appear on hover or focus. */
  &:not(:hover, :focus-within) > [data-actions] {
    opacity: 0;
  }
  &[data-wide] > [data-block] {
    padding-right: calc(5 * ${({ theme }) => theme.height.row});
  }
  &:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
  @container (width < ${({ theme }) => theme.breakpoint.medium}) {
    grid-template-columns: minmax(0, 11em) minmax(0, 1fr);
  }
  @container (width < ${({ theme }) => theme.breakpoint.tableFolds}) {
    grid-template-columns: minmax(0, 1fr);
    &[data-wide] > [data-block] {
      padding-right: ${({ theme }) => theme.space.s};
    }
  }
  @media (hover: none) {
    > [data-actions] {
      opacity: 1 !important;
    }
  }
`;

const Name = styled.div`
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`;

const Value = styled.div`
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
  font: ${({ theme }) => `${theme.size.log}/1.5 ${theme.font.log}`};
  font-variant-numeric: tabular-nums;
  font-feature-settings:
    'zero',
    'calt' 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  tab-size: 4;
  min-height: ${({ theme }) => theme.height.row};
`;

const Breaks = styled(Button)`
  height: ${({ theme }) => theme.height.chip};
  padding: 0 ${({ theme }) => theme.space.xs};
  margin-inline-start: -${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.size.small};
  &[aria-pressed='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }
`;

const Meaning = styled.span`
  margin-left: 1ch;
  color: ${({ theme }) => theme.color.muted};
`;
