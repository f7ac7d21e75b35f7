import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { t } from '@/shared/texts/t';
import { DetailPage } from '@/ui/detail/DetailPage';
import { PageLoader } from './PageLoader';
import type { Identified, Resource, ThingPage } from './resource';
import { ResourceHead } from './ResourceHead';

type ResourcePageProps<Thing extends Identified, Row extends Thing, One extends Thing> = {
  of: Resource<Thing, Row, One>;
  /** The page of the resource to show. */
  page: ThingPage<Thing>;
  description?: (thing: One) => ReactNode;
  columns?: 1 | 2;
  narrow?: boolean;
  /** The cards below the header. */
  children: (thing: One) => ReactNode;
};

/** A page about the entity that the URL names. */
export function ResourcePage<Thing extends Identified, Row extends Thing, One extends Thing>(
  props: ResourcePageProps<Thing, Row, One>,
) {
  const { of: resource, page, description, columns, narrow, children } = props;
  const [id = ''] = Object.values(useParams());
  const query = useQuery({ ...resource.one(id), throwOnError: isPageFailure });
  return (
    <PageLoader
      key={id}
      query={query}
      fresh={page.fresh}
      head={<PageTitle title={t(page.label)} />}
      loading={t(resource.texts.loading ?? 'app.loadingPart')}
    >
      {(thing) => (
        <DetailPage
          {...(columns && { columns })}
          {...(narrow && { narrow })}
          head={
            <ResourceHead
              of={resource}
              thing={thing}
              page={page}
              description={description?.(thing)}
            />
          }
        >
          {children(thing)}
        </DetailPage>
      )}
    </PageLoader>
  );
}
