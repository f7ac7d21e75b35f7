import { useContext } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { parseGrn } from '@/domain/permissions/grn';
import { entityPath } from '@/shared/navigation/entity-path';
import { RouteExists } from '@/shared/navigation/route-exists';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';

/** The kinds of things the start page tells of; others are called by the server's word. */
const kinds: ReadonlyMap<string, PlainTextKey> = new Map([
  ['dashboard', 'welcome.kind.dashboard'],
  ['search', 'welcome.kind.search'],
  ['stream', 'welcome.kind.stream'],
  ['output', 'welcome.kind.output'],
  ['event_definition', 'welcome.kind.eventDefinition'],
  ['notification', 'welcome.kind.notification'],
  ['user', 'welcome.kind.user'],
  ['role', 'welcome.kind.role'],
]);

/** What kind of thing it is, its title, and where it leads if it is still there. */
export function EntityName({
  grn,
  title,
  gone = false,
}: {
  grn: string;
  title: string;
  gone?: boolean;
}) {
  const routeExists = useContext(RouteExists);
  const path = gone ? undefined : entityPath(grn);
  const type = parseGrn(grn)?.type ?? grn;
  const kind = kinds.get(type);
  return (
    <>
      <Chip>{kind ? t(kind) : type}</Chip>
      {path !== undefined && routeExists(path) ? (
        <Name as={Link} to={path}>
          {title}
        </Name>
      ) : (
        <Name>{title}</Name>
      )}
    </>
  );
}

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
