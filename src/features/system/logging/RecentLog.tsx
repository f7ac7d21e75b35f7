import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { CopyText } from '@/shared/copy-text/CopyText';
import { paginationTexts } from '@/shared/lists/list-texts';
import { useAddressText } from '@/shared/navigation/use-address-text';
import { t } from '@/shared/texts/t';
import { pageCount } from '@/ui/pagination/page-numbers';
import { Pagination } from '@/ui/pagination/Pagination';
import { Select } from '@/ui/select/Select';
import { PlainList } from '../page/layout';
import { Part, Quiet } from '../page/Part';
import { ReloadButton } from '../page/ReloadButton';
import { isAsSevere, readLog, type LogEntry } from './log-entries';
import { LogEntryRow } from './LogEntryRow';
import { loggingQueries, RECENT_ENTRIES } from './queries';

const PER_PAGE = 50;
const ALL = 'trace';
const LEVELS = [
  { value: ALL, label: 'system.logAll' },
  { value: 'info', label: 'system.logInfo' },
  { value: 'warn', label: 'system.logWarn' },
  { value: 'error', label: 'system.logError' },
] as const;

/** The latest log entries of the responding node, newest first. */
export function RecentLog() {
  const query = useQuery(loggingQueries.recent());
  const [level, setLevel] = useLevel();
  const { data } = query;
  const entries = readLog(data ?? '');
  const shown = entries.filter((entry) => isAsSevere(entry, level));
  const actions = (
    <Tools>
      {entries.length > 0 && (
        <Select
          label={t('system.logLevel')}
          hideLabel
          value={level}
          onChange={setLevel}
          options={LEVELS.map(({ value, label }) => ({ value, label: t(label) }))}
        />
      )}
      {shown.length > 0 && (
        <CopyText
          variant="secondary"
          text={() => shown.map(({ raw }) => raw).join('\n')}
          label={t('system.copyLogAll')}
        />
      )}
      <ReloadButton query={query} />
    </Tools>
  );
  return (
    <Part title={t('system.recentLog')} query={query} actions={actions} rows={6}>
      {() => {
        if (entries.length === 0) return <Quiet>{t('system.noLog')}</Quiet>;
        if (shown.length === 0) return <Quiet>{t('system.noLogOfLevel')}</Quiet>;
        return (
          <>
            <Quiet>
              {t('system.logEntries', {
                count: shown.length,
                entries: formatCount(shown.length),
                most: formatCount(RECENT_ENTRIES),
              })}
            </Quiet>
            <EntryPages key={level} entries={shown} />
          </>
        );
      }}
    </Part>
  );
}

/** The least severe level that is shown (`?level=`). */
function useLevel(): [level: string, set: (level: string) => void] {
  const [written, write] = useAddressText('level');
  const level = LEVELS.some(({ value }) => value === written) ? written : ALL;
  return [level, (next) => write(next === ALL ? '' : next)];
}

function EntryPages({ entries }: { entries: readonly LogEntry[] }) {
  const [wanted, setWanted] = useState(1);
  const pages = Math.max(1, pageCount(entries.length, PER_PAGE));
  const page = Math.min(wanted, pages);
  return (
    <>
      <PlainList aria-label={t('system.recentLines')}>
        {entries.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((entry, index) => (
          <li key={`${entry.at} ${index}`}>
            <LogEntryRow entry={entry} />
          </li>
        ))}
      </PlainList>
      <Pagination page={page} pages={pages} onPage={setWanted} texts={paginationTexts()} />
    </>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
