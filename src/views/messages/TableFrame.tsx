import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { TableCard, TableCardHead } from '@/views/widget-frame/result-cards';
import type { WidgetChrome } from '@/views/widget-frame/widget-chrome';

/** Elements of the head that the table below renders into. */
export type HeadSlots = { facts: HTMLElement | null; tools: HTMLElement | null };

type TableFrameProps = {
  /** Title and menu, when shown as a widget among others. */
  widget: WidgetChrome | undefined;
  isBusy?: boolean | undefined;
  children: (slots: HeadSlots) => ReactNode;
};

/**
 * Card and head of a message table. Another search replaces the table below, but never the menu of
 * the widget, which may be open.
 */
export function TableFrame({ widget, isBusy = false, children }: TableFrameProps) {
  const titleId = useId();
  const [facts, setFacts] = useState<HTMLElement | null>(null);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  return (
    <TableCard aria-labelledby={titleId} aria-busy={isBusy || undefined}>
      <TableCardHead>
        {widget?.handle}
        {widget ? widget.title(titleId) : <h2 id={titleId}>{t('messages.title')}</h2>}
        <Slot ref={setFacts} />
        <Tools>
          <Slot ref={setTools} />
          {widget?.menu()}
        </Tools>
      </TableCardHead>
      {children({ facts, tools })}
      {widget?.foot}
    </TableCard>
  );
}

const Slot = styled.span`
  display: contents;
`;

/** Wraps as one group when the line is too short. */
const Tools = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  margin-inline-start: auto;
`;
