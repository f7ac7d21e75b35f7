import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '@/shared/page-header/PageHead';
import { SubNavigation } from '@/shared/page-header/SubNavigation';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import type { Resource, EntityPage } from './resource';
import { useResourceActions } from './use-resource-actions';

type ResourceHeadProps<Entity extends object, Row extends Entity, Details extends Entity> = {
  of: Resource<Entity, Row, Details>;
  entity: Details;
  page: EntityPage<Entity>;
  description?: ReactNode;
};

/** The header of the pages about one entity: breadcrumb, links to its other pages, actions. */
export function ResourceHead<Entity extends object, Row extends Entity, Details extends Entity>({
  of: resource,
  entity,
  page,
  description,
}: ResourceHeadProps<Entity, Row, Details>) {
  const session = useSession();
  const navigate = useNavigate();
  const { path, permission } = resource.list;
  const leave = useCallback(() => void navigate(path(), { replace: true }), [navigate, path]);
  const { actionItems, deleteItems } = useResourceActions(resource, leave);
  const items = [
    ...actionItems(entity),
    ...deleteItems(entity).filter((item) => !('separator' in item)),
  ];
  const name = resource.nameOf(entity);
  const key = resource.keyOf(entity);
  const pages = resource.pages.filter(({ may }) => !may || may(entity, session));
  const details = resource.pages[0];
  const breadcrumb = [
    ...(permission === undefined || session.permits(permission)
      ? [{ title: t(resource.texts.title), to: path() }]
      : []),
    ...(details && details !== page && pages.includes(details)
      ? [{ title: name, to: details.path(key) }]
      : []),
  ];
  return (
    <PageHead
      way={breadcrumb}
      title={page.heading(name)}
      {...(description && { description })}
      neighbours={
        <SubNavigation
          label={name}
          pages={pages.map((one) => ({
            label: t(one.label),
            to: one.path(key),
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
  );
}
