import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { MissingPermissionPage } from '@/shared/failure/FailurePage';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DetailPage } from '@/ui/detail/DetailPage';
import { PageLoader } from './PageLoader';
import type { Resource, EntityPage } from './resource';
import { ResourceHead } from './ResourceHead';

type ResourcePageProps<Entity extends object, Row extends Entity, Details extends Entity> = {
  of: Resource<Entity, Row, Details>;
  /** The page of the resource to show. */
  page: EntityPage<Entity>;
  description?: (entity: Details) => ReactNode;
  columns?: 1 | 2;
  narrow?: boolean;
  /** The cards below the header. */
  children: (entity: Details) => ReactNode;
};

/** A page about the entity that the URL names. */
export function ResourcePage<Entity extends object, Row extends Entity, Details extends Entity>(
  props: ResourcePageProps<Entity, Row, Details>,
) {
  const { of: resource, page, description, columns, narrow, children } = props;
  const key = keyIn(useParams(), resource);
  const session = useSession();
  const query = useQuery({
    ...resource.one(key),
    // A form stays when someone deletes its entity, so that no input is lost.
    throwOnError: (error, { state }) =>
      isPageFailure(error) && (page.fresh !== true || state.data === undefined),
  });
  return (
    <PageLoader
      key={key}
      query={query}
      fresh={page.fresh}
      head={<PageTitle title={t(page.label)} />}
      loading={t(resource.texts.loading ?? 'app.loadingPart')}
    >
      {(entity) => {
        if (page.may && !page.may(entity, session)) return <MissingPermissionPage />;
        return (
          <DetailPage
            {...(columns && { columns })}
            {...(narrow && { narrow })}
            head={
              <ResourceHead
                of={resource}
                entity={entity}
                page={page}
                description={description?.(entity)}
              />
            }
          >
            {children(entity)}
          </DetailPage>
        );
      }}
    </PageLoader>
  );
}

function keyIn(
  params: Readonly<Record<string, string | undefined>>,
  { name, param }: Pick<Resource<object>, 'name' | 'param'>,
): string {
  if (param === undefined) throw new Error(`${name} has pages, but no 'param'.`);
  return typeof param === 'string' ? (params[param] ?? '') : param(params);
}
