import styled from 'styled-components';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import { paths } from '@/shared/paths';
import { ResourceFormList } from '@/shared/resource/ResourceFormList';
import type { Session } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Download } from './files/Download';
import { ImportPatterns } from './files/ImportPatterns';
import { grokForm } from './grok-form';
import { grokPatterns, namesOfUsers, type GrokRow } from './model/grok-patterns';

/** Users shown in a row before the number of the others. */
const SHOWN = 3;

/** All grok patterns, and which of them refer to each other. */
export function GrokPatternsPage() {
  return (
    <ResourceFormList
      of={grokPatterns}
      columns={grokColumns}
      form={grokForm}
      headActions={
        <>
          <Download />
          <ImportPatterns />
        </>
      }
    />
  );
}

const grokColumns = (session: Session): EntityColumn<GrokRow>[] => [
  {
    id: 'name',
    title: t('grok.column.name'),
    value: ({ name }) => name,
    cell: (pattern) => (
      <EntityListItem
        title={pattern.name}
        {...(grokPatterns.edit?.may(pattern, session) && {
          to: paths.grokPatterns({ edit: pattern.id }),
        })}
      />
    ),
  },
  {
    id: 'pattern',
    title: t('grok.column.pattern'),
    value: ({ pattern }) => pattern,
    width: { weight: 3 },
    cell: ({ pattern }) => <Expression>{pattern}</Expression>,
  },
  {
    id: 'users',
    title: t('grok.column.users'),
    value: namesOfUsers,
    cell: ({ users }) => <Users users={users} />,
  },
];

function Users({ users }: Pick<GrokRow, 'users'>) {
  if (users.length === 0) return '–';
  const more = users.length - SHOWN;
  return (
    <>
      {users.slice(0, SHOWN).join(', ')}
      {more > 0 && ` ${t('grok.more', { count: more })}`}
    </>
  );
}

const Expression = styled.code`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`;
