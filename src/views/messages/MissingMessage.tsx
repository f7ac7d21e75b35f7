import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { StoredMessage } from '@/contract/messages';
import { formatCount } from '@/domain/format/number';
import { searchAddress } from '@/shared/message/facts/search-address';
import { rangeAround } from '@/shared/message/facts/searches-around';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import type { SearchRequest } from '@/views/execution/search-request';
import { MAX_LOOKUP_ROWS, type MessageLocation } from './paging/message-location';
import { namedBy } from './paging/use-message-location';
import { Above } from './TableStates';

export type MissingMessageProps = {
  location: MessageLocation;
  name: string;
  message: StoredMessage | undefined;
  request: SearchRequest;
  onClose: () => void;
};

/** Seconds before and after the message. */
const WINDOW_AROUND_S = 300;

/** Explains why the message opened by the address is not in the table, with links that show it. */
export function MissingMessage({ location, name, message, request, onClose }: MissingMessageProps) {
  const text = textOf(location);
  if (text === undefined) return null;
  const { index, id } = namedBy(name);
  const range = message && rangeAround(message.message.fields, WINDOW_AROUND_S);
  // A message that does not match the query is not found in a narrower window either.
  const searched =
    location === 'unmatched' ? { query: '' } : { query: request.query, streams: request.streams };
  return (
    <Above>
      <Notice
        tone="info"
        actions={
          <Button variant="quiet" onClick={onClose}>
            {t('messages.dismiss')}
          </Button>
        }
      >
        {text}
        {location !== 'gone' && location !== 'forbidden' && (
          <Links>
            <Link to={paths.message(index, id)}>{t('messages.openedPage')}</Link>
            {range && (
              <Link to={searchAddress({ ...searched, range, message: name })}>
                {t('messages.openedAround')}
              </Link>
            )}
          </Links>
        )}
      </Notice>
    </Above>
  );
}

function textOf(location: MessageLocation): string | undefined {
  switch (location) {
    case 'loaded':
    case 'pending':
    case 'below':
      return undefined;
    case 'far':
      return t('messages.openedFar', { rows: formatCount(MAX_LOOKUP_ROWS) });
    case 'gone':
      return t('messages.openedGone');
    case 'forbidden':
      return t('messages.openedForbidden');
    case 'outside':
      return t('messages.openedOutside');
    case 'unmatched':
      return t('messages.openedUnmatched');
  }
}

const Links = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => `${theme.space.xs} ${theme.space.l}`};
`;
