import { useContext } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { parseGrn } from '@/domain/permissions/grn';
import { entityPath } from '@/shared/navigation/entity-path';
import { RouteExists } from '@/shared/navigation/route-exists';
import { t, type PlainTextKey } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';

/** Types that the console does not know are shown as the server names them. */
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

/** The type and title of an entity, linked if it still exists. */
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
