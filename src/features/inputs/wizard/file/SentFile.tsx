import { Link } from 'react-router-dom';
import { IMPORT_INPUT_ID } from '@/contract/import';
import { formatInstant } from '@/domain/format/instants/instant';
import { formatCount } from '@/domain/format/number';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import type { Sent } from './send-file';

/** What became of the rows of a file, with a link to the stored messages. */
export function SentFile({ name, sent }: { name: string; sent: Sent }) {
  const { accepted, refused, undated, early, example } = sent;
  if (accepted + refused === 0) return null;
  const counted = (count: number) => ({ count, lines: formatCount(count) });
  return (
    <Notice
      tone={refused + undated + early > 0 ? 'warning' : 'success'}
      title={t('inputs.fileSent', { ...counted(accepted), name })}
    >
      {refused > 0 && (
        <p>
          {t('inputs.fileRefused', counted(refused))}
          {example && (
            <>
              {' '}
              {t('inputs.fileExample', {
                line: formatCount(example.line),
                reason: example.reason,
              })}
            </>
          )}
        </p>
      )}
      {undated > 0 && <p>{t('inputs.fileUndated', counted(undated))}</p>}
      {early > 0 && <p>{t('inputs.fileEarly', counted(early))}</p>}
      {sent.messages && sent.received && (
        <Link to={searchFor(sent.messages, sent.received)}>{t('inputs.showReceived')}</Link>
      )}
    </Notice>
  );
}

type Span = NonNullable<Sent['messages']>;

/** The end of a range does not belong to it. */
const AFTER_LAST_MS = 1;

/** The messages of this import alone, by the time of its requests. */
function searchFor(messages: Span, received: Span): string {
  const at = (instant: number) =>
    formatInstant(new Date(instant).toISOString(), { zone: 'UTC', format: 'complete' });
  return paths.search({
    q: `gl2_source_input:${IMPORT_INPUT_ID} AND gl2_receive_timestamp:["${at(received.from)}" TO "${at(received.to)}"]`,
    rangetype: 'absolute',
    from: new Date(messages.from).toISOString(),
    to: new Date(messages.to + AFTER_LAST_MS).toISOString(),
  });
}
