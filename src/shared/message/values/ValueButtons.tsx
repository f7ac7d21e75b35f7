import Check from 'lucide-react/icons/check';
import Columns from 'lucide-react/icons/columns-3';
import Copy from 'lucide-react/icons/copy';
import More from 'lucide-react/icons/ellipsis';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { FieldValue } from '@/domain/exact';
import { exactInstantText, isInstantValue } from '@/domain/format/instants/instant-value';
import { plainText } from '@/domain/format/text/plain-text';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { copyText } from '@/ui/copy-button/copy-text';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import { RECORD_FIELDS } from '../facts/message-facts';
import { isCutValue, isSearchable, valueText } from '../text/value-text';
import { ReaderActionsContext } from './reader-actions';
import { useFiledValue } from './use-filed-value';
import { useRoot } from './use-root';
import { searchPath } from '../facts/search-address';
import type { FieldActions, Whole } from './value-actions';

type ValueButtonsProps = {
  name: string;
  value: FieldValue;
  /** The value is shown, and copied, as received. */
  raw: boolean;
  zone: string;
  actions: FieldActions;
  whole: Whole;
};

/** Actions on a value; truncated and very long texts cannot be searched for. */
export function ValueButtons({
  name,
  value,
  raw,
  zone,
  actions: { column, onQueryChange, searchRange, followPath, newStreamPath },
  whole,
}: ValueButtonsProps) {
  const { onStatistics, onChart, onCompare, onHighlight } = use(ReaderActionsContext);
  const navigate = useNavigate();
  const root = useRoot();
  const maySearch = isSearchable(value);
  const indexed = useFiledValue()(name, value);
  const labelOf = (key: 'value.add' | 'value.exclude') =>
    t(maySearch ? key : 'value.tooLong', { field: name });
  const isInstant = !raw && isInstantValue(name, value);
  const [outcome, setOutcome] = useState<{ copied: boolean; text: string }>();
  const isColumn = column?.isShown(name) ?? false;
  const copied = async () => {
    if (isInstant)
      return { text: exactInstantText(value, zone), note: t('message.copiedIn', { zone }) };
    const received = valueText(isCutValue(value) ? (await whole.fetch())[name] : value);
    if (raw) return { text: received, note: t('message.copiedRaw') };
    const text = plainText(received);
    return {
      text,
      note: t(text === received ? 'message.copied' : 'message.copiedPlain'),
    };
  };
  const copy = async () => {
    try {
      const { text, note } = await copied();
      setOutcome((await copyText(text)) ? { copied: true, text: note } : failed());
    } catch {
      setOutcome(failed());
    }
  };
  const link = (id: string, label: string, href: string): MenuItem => ({
    id,
    label,
    href: `${root}${href}`,
    onSelect: () => void navigate(href),
  });
  const more: MenuItem[] = [
    ...(!maySearch
      ? []
      : [link('search', t('message.newSearch'), searchPath(name, indexed, searchRange))]),
    ...(!maySearch || !followPath
      ? []
      : [link('follow', t('message.follow'), followPath(name, indexed))]),
    ...(!maySearch || !newStreamPath || RECORD_FIELDS.has(name)
      ? []
      : [link('stream', t('message.newStreamOfValue'), newStreamPath(name))]),
    ...(!maySearch || !onHighlight
      ? []
      : [
          {
            id: 'highlight',
            label: t('message.highlight'),
            onSelect: () => onHighlight(name, value),
          },
        ]),
    ...(onStatistics
      ? [
          {
            id: 'statistics',
            label: t('message.statistics', { field: name }),
            onSelect: () => onStatistics(name),
          },
        ]
      : []),
    ...(onChart
      ? [
          {
            id: 'chart',
            label: t('fields.chartOf', { field: name }),
            onSelect: () => onChart(name),
          },
        ]
      : []),
    ...(onCompare
      ? [
          {
            id: 'compare',
            label: t('fields.compareOf', { field: name }),
            onSelect: () => onCompare(name),
          },
        ]
      : []),
  ];
  return (
    <Buttons data-actions>
      {onQueryChange && (
        <IconButton
          label={labelOf('value.add')}
          icon={<ZoomIn aria-hidden size="1.1em" />}
          disabled={!maySearch}
          onClick={() => onQueryChange({ kind: 'add', field: name, value: indexed })}
        />
      )}
      {onQueryChange && (
        <IconButton
          label={labelOf('value.exclude')}
          icon={<ZoomOut aria-hidden size="1.1em" />}
          disabled={!maySearch}
          onClick={() => onQueryChange({ kind: 'exclude', field: name, value: indexed })}
        />
      )}
      <IconButton
        label={
          isInstant
            ? t('message.copyIn', { field: name, zone })
            : t(raw ? 'message.copyRaw' : 'value.copy', { field: name })
        }
        icon={
          outcome?.copied ? <Check aria-hidden size="1.1em" /> : <Copy aria-hidden size="1.1em" />
        }
        onClick={() => void copy()}
      />
      {column && (
        <IconButton
          label={t(isColumn ? 'value.hideColumn' : 'value.showColumn', { field: name })}
          icon={<Columns aria-hidden size="1.1em" />}
          aria-pressed={isColumn}
          onClick={() => column.toggle(name)}
        />
      )}
      {more.length > 0 && (
        <Menu
          label={t('message.moreActions', { field: name })}
          placement="bottom-end"
          trigger={
            <IconButton
              label={t('message.moreActions', { field: name })}
              icon={<More aria-hidden size="1.1em" />}
            />
          }
          items={more}
        />
      )}
      <Outcome role="status">{outcome?.text}</Outcome>
    </Buttons>
  );
}

const failed = () => ({ copied: false, text: t('message.copyFailed') });

/** Covers the end of the value, so that nothing moves when it appears. */
const Buttons = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  display: flex;
  align-items: center;
  background: ${({ theme }) => theme.color.hover};
  > button {
    height: ${({ theme }) => theme.height.row};
    width: ${({ theme }) => theme.height.row};
  }
  > button:focus-visible {
    outline-offset: -${({ theme }) => theme.line.strong};
  }
`;

const Outcome = styled.span`
  order: -1;
  padding: 0 ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
