import { useEffect, useEffectEvent } from 'react';
import { isClipboard } from '@/domain/search/transfer/clipboard';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { useMayEdit } from '@/views/storing/use-may-edit';
import type { Selection } from '@/views/widget-controls/selection-context';
import { useGroupActions } from '@/views/widget-controls/use-group-actions';

/** Marks the frame of a widget, with its id. */
export const WIDGET = 'data-widget';

/**
 * Copies, cuts and pastes widgets by the clipboard of the system, so that it works between pages,
 * dashboards and browser tabs. Texts and inputs keep their own clipboard.
 */
export function WidgetClipboard({
  selection,
  focused = focusedWidget,
}: {
  selection?: Selection | undefined;
  /** The id of the widget that has the focus. */
  focused?: () => string | undefined;
}) {
  const actions = useGroupActions();
  const mayEdit = useMayEdit();
  const take = useEffectEvent((event: ClipboardEvent) => {
    const one = focused();
    const ids = selection?.selected.size
      ? selection.selected
      : new Set(one === undefined ? [] : [one]);
    if (ids.size === 0 || isAboutText(event) || (event.type === 'cut' && !mayEdit)) return;
    event.clipboardData?.setData('text/plain', actions.textOf(ids));
    event.preventDefault();
    toasts.info(
      t(event.type === 'cut' ? 'widgets.cutDone' : 'widgets.copied', { count: ids.size }),
    );
    if (event.type === 'cut') actions.remove(ids);
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const content = event.clipboardData?.getData('text/plain') ?? '';
    if (event.defaultPrevented || !mayEdit || isEditable(event.target)) return;
    if (!isClipboard(content)) return;
    event.preventDefault();
    const ids = actions.paste(content);
    if (ids) selection?.select(ids);
    else toasts.error(t('widgets.notPasted'));
  });
  useEffect(() => {
    const onTake = (event: ClipboardEvent) => take(event);
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('copy', onTake);
    document.addEventListener('cut', onTake);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('copy', onTake);
      document.removeEventListener('cut', onTake);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
  return null;
}

/** The widget whose frame or head has the focus; not the one in whose table users are. */
function focusedWidget(): string | undefined {
  const active = document.activeElement;
  const frame = active?.closest(`[${WIDGET}]`);
  const isFrame = frame === active || active?.closest('header') != null;
  return isFrame ? (frame?.getAttribute(WIDGET) ?? undefined) : undefined;
}

const isAboutText = ({ target, defaultPrevented }: ClipboardEvent) =>
  defaultPrevented || isEditable(target) || getSelection()?.isCollapsed === false;

const isEditable = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select') || isInDialog(target));

const isInDialog = (target: HTMLElement) => target.closest('dialog, [role=dialog]') !== null;
