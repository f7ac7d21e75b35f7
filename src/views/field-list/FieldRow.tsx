import ChartIcon from 'lucide-react/icons/chart-column';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Columns from 'lucide-react/icons/columns-3';
import Hash from 'lucide-react/icons/hash';
import MapPin from 'lucide-react/icons/map-pin';
import Network from 'lucide-react/icons/network';
import ToggleLeft from 'lucide-react/icons/toggle-left';
import TypeIcon from 'lucide-react/icons/type';
import { createElement, use } from 'react';
import styled from 'styled-components';
import { LogText } from '@/shared/message/text/LogText';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import type { Field } from './field-groups';
import { FieldWidgetsContext } from './field-widgets-context';

type FieldRowProps = {
  field: Field;
  /** Undefined where there are no columns. */
  isColumn: boolean | undefined;
  onToggle: () => void;
  onColumn: () => void;
};

/** The keyboard uses the shortcuts of the list; the buttons are for pointers. */
export function FieldRow({ field, isColumn, onToggle, onColumn }: FieldRowProps) {
  const widgets = use(FieldWidgetsContext);
  return (
    <Row role="gridcell" onClick={onToggle}>
      <Kind title={t('fields.type', { type: field.type })}>
        {createElement(iconOf(field), { 'aria-label': field.type, size: '1em' })}
      </Kind>
      <Name title={field.name}>
        <LogText text={field.name} />
      </Name>
      {widgets && (
        <IconButton
          tabIndex={-1}
          label={t('fields.chartOf', { field: field.name })}
          icon={<ChartIcon aria-hidden size="1em" />}
          onClick={(event) => {
            event.stopPropagation();
            widgets.onChart(field.name);
          }}
        />
      )}
      {isColumn !== undefined && (
        <IconButton
          tabIndex={-1}
          label={t(isColumn ? 'value.hideColumn' : 'value.showColumn', { field: field.name })}
          aria-pressed={isColumn}
          icon={<Columns aria-hidden size="1em" />}
          onClick={(event) => {
            event.stopPropagation();
            onColumn();
          }}
        />
      )}
    </Row>
  );
}

function iconOf({ type, numeric }: Field) {
  if (numeric) return Hash;
  return ICONS.get(type) ?? CircleQuestionMark;
}

const ICONS = new Map([
  ['string', TypeIcon],
  ['date', CalendarClock],
  ['boolean', ToggleLeft],
  ['ip', Network],
  ['geo-point', MapPin],
  ...['long', 'int', 'short', 'byte', 'double', 'float'].map((type) => [type, Hash] as const),
]);

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  height: ${({ theme }) => theme.height.fieldRow};
  padding: 0 ${({ theme }) => theme.space.s} 0 ${({ theme }) => theme.space.l};
  cursor: default;
  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  > button {
    width: ${({ theme }) => theme.height.chip};
    height: ${({ theme }) => theme.height.fieldRow};
    min-height: 0;
    opacity: 0;
  }
  &:hover > button,
  > button[aria-pressed='true'] {
    opacity: 1;
  }
  > button[aria-pressed='true'] {
    color: ${({ theme }) => theme.color.accent};
  }
  @media (hover: none) {
    > button {
      opacity: 1;
    }
  }
  @media (pointer: coarse) {
    height: ${({ theme }) => theme.height.touch};
    > button {
      width: ${({ theme }) => theme.height.touch};
      height: ${({ theme }) => theme.height.touch};
    }
  }
`;

const Kind = styled.span`
  display: inline-flex;
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.small};
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: pre;
  font: ${({ theme }) => `${theme.size.small} ${theme.font.log}`};
`;
