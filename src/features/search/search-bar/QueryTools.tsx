import Ellipsis from 'lucide-react/icons/ellipsis';
import { useHref, useLocation } from 'react-router-dom';
import { withCommentsOf, withoutComments } from '@/domain/query/syntax/comments';
import { formatQuery } from '@/domain/query/syntax/format-query';
import type { AbsoluteRange } from '@/domain/time-range/time-range';
import { toParams } from '@/domain/time-range/url-form';
import { t } from '@/shared/texts/t';
import { shiftRange, widenRange, type MoveRange } from '@/shared/time-range-picker/move-range';
import { toasts } from '@/shared/toasts/toast-store';
import { IconButton } from '@/ui/button/IconButton';
import { copyText } from '@/ui/copy-button/copy-text';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';
import { movableWindow } from './moved-window';

type QueryToolsProps = {
  text: string;
  window: AbsoluteRange | undefined;
  onFormat: (text: string) => void;
  onReset: () => void;
  /** Moves the window; given where there is no room for the buttons. */
  onMove: ((move: MoveRange) => void) | undefined;
};

const RANGE_PARAMETERS = [
  'rangetype',
  'relative',
  'from',
  'to',
  'keyword',
  'timezone',
  'follow',
  'refresh',
];

/** Actions on a search besides running it. */
export function QueryTools({ text, window, onFormat, onReset, onMove }: QueryToolsProps) {
  const location = useLocation();
  const currentHref = useHref(location);
  const formatted = withCommentsOf(text, formatQuery(withoutComments(text)));
  const copy = async (address: string) => {
    if (await copyText(new URL(address, document.baseURI).href))
      toasts.success(t('queryTools.copied'));
    else toasts.error(t('queryTools.copyFailed'));
  };
  return (
    <Menu
      label={t('queryTools.menu')}
      placement="bottom-end"
      trigger={
        <IconButton label={t('queryTools.menu')} icon={<Ellipsis aria-hidden size="1.2em" />} />
      }
      items={[
        ...(onMove ? windowItems(window, onMove) : []),
        {
          id: 'format',
          label: t('queryTools.format'),
          disabled: formatted === text,
          onSelect: () => onFormat(formatted),
        },
        { id: 'link', label: t('queryTools.copyLink'), onSelect: () => void copy(currentHref) },
        {
          id: 'permalink',
          label: t('queryTools.copyPermalink'),
          disabled: window === undefined,
          onSelect: () => window && void copy(frozen(currentHref, window)),
        },
        { separator: true, id: 'line' },
        { id: 'reset', label: t('queryTools.reset'), onSelect: onReset },
      ]}
    />
  );
}

function windowItems(
  window: AbsoluteRange | undefined,
  onMove: (move: MoveRange) => void,
): MenuItem[] {
  const item = (id: string, label: string, next: MoveRange): MenuItem => ({
    id,
    label,
    disabled: movableWindow(window) === undefined,
    onSelect: () => onMove(next),
  });
  return [
    item('earlier', t('timeRange.earlier'), (range) => shiftRange(range, 'earlier')),
    item('later', t('timeRange.later'), (range) => shiftRange(range, 'later')),
    item('zoom-out', t('timeRange.zoomOut'), (range) => widenRange(range, Date.now())),
    { separator: true, id: 'window-line' },
  ];
}

/** The same address with the absolute window of the result, so that it shows the same later. */
function frozen(address: string, window: AbsoluteRange): string {
  const url = new URL(address, document.baseURI);
  for (const name of RANGE_PARAMETERS) url.searchParams.delete(name);
  for (const [name, value] of toParams(window)) url.searchParams.set(name, value);
  return url.href;
}
