import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '@/shared/page-header/PageHead';
import { SubNavigation } from '@/shared/page-header/SubNavigation';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import type { Identified, Resource, ThingPage } from './resource';
import { useResourceActions } from './use-resource-actions';

type ResourceHeadProps<Thing extends Identified, Row extends Thing, One extends Thing> = {
  of: Resource<Thing, Row, One>;
  thing: One;
  page: ThingPage<Thing>;
  description?: ReactNode;
};

/** The header of the pages about one entity: breadcrumb, links to its other pages, actions. */
export function ResourceHead<Thing extends Identified, Row extends Thing, One extends Thing>({
  of: resource,
  thing,
  page,
  description,
}: ResourceHeadProps<Thing, Row, One>) {
  const session = useSession();
  const navigate = useNavigate();
  const { path, permission } = resource.list;
  const { actionItems, deleteItems, dialogs } = useResourceActions(
    resource,
    () => void navigate(path(), { replace: true }),
  );
  const items = [
    ...actionItems(thing),
    ...deleteItems(thing).filter((item) => !('separator' in item)),
  ];
  const name = resource.nameOf(thing);
  const pages = resource.pages.filter(({ may }) => !may || may(thing, session));
  const details = resource.pages[0];
  const breadcrumb = [
    ...(permission === undefined || session.permits(permission)
      ? [{ title: t(resource.texts.title), to: path() }]
      : []),
    ...(details && details !== page && pages.includes(details)
      ? [{ title: name, to: details.path(thing.id) }]
      : []),
  ];
  return (
    <>
      <PageHead
        way={breadcrumb}
        title={page.heading(name)}
        {...(description && { description })}
        neighbours={
          <SubNavigation
            label={name}
            pages={pages.map((one) => ({
              label: t(one.label),
              to: one.path(thing.id),
              current: one === page,
            }))}
          />
        }
        {...(items.length > 0 && {
          actions: (
            <Menu
              label={t('resource.more')}
              placement="bottom-end"
              items={items}
              trigger={
                <Button>
                  {t('resource.more')} <ChevronDown aria-hidden size="1em" />
                </Button>
              }
            />
          ),
        })}
      />
      {dialogs}
    </>
  );
}
