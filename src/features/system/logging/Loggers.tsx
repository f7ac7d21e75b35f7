import { useMutation, useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@/contract/permissions';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { paginationTexts, searchTexts } from '@/shared/lists/list-texts';
import { useAddressText } from '@/shared/navigation/use-address-text';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { useState } from 'react';
import { SearchableList } from '@/ui/list/SearchableList';
import { pageCount } from '@/ui/pagination/page-numbers';
import { Pagination } from '@/ui/pagination/Pagination';
import { Code, PlainList } from '../page/layout';
import { Part, Quiet } from '../page/Part';
import { LevelSelect } from './LevelSelect';
import { OtherLogger } from './OtherLogger';
import { loggingQueries, setLoggerLevel } from './queries';
import { LevelRow } from './Subsystems';

type Logger = { name: string; /** More than one where nodes differ. */ levels: string[] };
const PER_PAGE = 50;

/** A searchable list (`?logger=`) of the loggers of all nodes. A change applies to all nodes. */
export function Loggers() {
  const query = useQuery(loggingQueries.loggers());
  const mayEdit = useSession().permitsSome(PERMISSIONS.loggers.edit);
  const search = useAddressText('logger');
  return (
    <Part title={t('system.loggers')} query={query} rows={4}>
      {(nodes) => {
        const levels = new Map<string, Set<string>>();
        for (const node of Object.values(nodes))
          for (const [name, logger] of Object.entries(node?.loggers ?? {}))
            levels.set(name, (levels.get(name) ?? new Set()).add(logger.level));
        const loggers = [...levels]
          .map(([name, found]): Logger => ({ name, levels: [...found] }))
          .toSorted((one, other) => one.name.localeCompare(other.name));
        if (loggers.length === 0)
          return (
            <>
              <Quiet>{t('system.noLoggers')}</Quiet>
              {mayEdit && <OtherLogger />}
            </>
          );
        return (
          <>
            <SearchableList
              items={loggers}
              textOf={({ name }) => name}
              texts={searchTexts()}
              search={search}
            >
              {(found) => <LoggerPages loggers={found} />}
            </SearchableList>
            {mayEdit && <OtherLogger />}
          </>
        );
      }}
    </Part>
  );
}

function LoggerPages({ loggers }: { loggers: readonly Logger[] }) {
  const [wanted, setWanted] = useState(1);
  const pages = Math.max(1, pageCount(loggers.length, PER_PAGE));
  const page = Math.min(wanted, pages);
  return (
    <>
      <PlainList>
        {loggers.slice((page - 1) * PER_PAGE, page * PER_PAGE).map((logger) => (
          <li key={logger.name}>
            <LoggerRow logger={logger} />
          </li>
        ))}
      </PlainList>
      <Pagination page={page} pages={pages} onPage={setWanted} texts={paginationTexts()} />
    </>
  );
}

function LoggerRow({ logger: { name, levels } }: { logger: Logger }) {
  const { permits } = useSession();
  const mutation = useMutation({ ...setLoggerLevel, scope: { id: `logger ${name}` } });
  const [level = ''] = levels;
  const change = (next: string) =>
    mutation.mutate(
      { logger: name, level: next },
      { onSuccess: () => toasts.success(t('system.levelChanged', { name })) },
    );
  return (
    <>
      <LevelRow>
        <div>
          <Code>{name}</Code>
          {levels.length > 1 && <p>{t('system.levelsDiffer', { levels: levels.join(', ') })}</p>}
        </div>
        <LevelSelect
          label={t('system.levelOfLogger', { name })}
          level={mutation.isPending ? mutation.variables.level : level}
          editable={permits(PERMISSIONS.loggers.edit, name)}
          onChange={change}
        />
      </LevelRow>
      <FailureNotice error={mutation.error} />
    </>
  );
}
