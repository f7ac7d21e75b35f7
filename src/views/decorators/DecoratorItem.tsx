import More from 'lucide-react/icons/ellipsis';
import styled from 'styled-components';
import type { Decorator, DecoratorType } from '@/contract/decorators';
import { serverFormText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { Menu } from '@/ui/menu/Menu';
import type { MenuItem } from '@/ui/menu/menu-item';

export type Types = Readonly<Record<string, DecoratorType>>;

export const typeOf = (
  types: Types,
  { type }: Pick<Decorator, 'type'>,
): DecoratorType | undefined => (Object.hasOwn(types, type) ? types[type] : undefined);
export const nameOf = (types: Types, decorator: Pick<Decorator, 'type'>): string =>
  typeOf(types, decorator)?.name ?? t('decorators.unknown', { type: decorator.type });

type DecoratorItemProps = {
  decorator: Decorator;
  types: Types;
  /** Omitted if users may not edit it. */
  onEdit: (() => void) | undefined;
  onDelete: (() => void) | undefined;
};

/** One decorator with a summary of its settings. */
export function DecoratorItem({ decorator, types, onEdit, onDelete }: DecoratorItemProps) {
  const name = nameOf(types, decorator);
  const items: MenuItem[] = [
    ...(onEdit ? [{ id: 'edit', label: t('decorators.edit'), onSelect: onEdit }] : []),
    ...(onDelete
      ? [{ id: 'delete', label: t('decorators.delete'), danger: true, onSelect: onDelete }]
      : []),
  ];
  return (
    <Row>
      <Texts>
        <span>{name}</span>
        <Settings>{settingsOf(decorator, types)}</Settings>
      </Texts>
      {items.length > 0 && (
        <Menu
          label={t('decorators.actionsOf', { type: name })}
          placement="bottom-end"
          trigger={
            <IconButton
              label={t('decorators.actionsOf', { type: name })}
              icon={<More aria-hidden size="1.1em" />}
            />
          }
          items={items}
        />
      )}
    </Row>
  );
}

/** For example 'Source field: level · Target field: severity'. */
function settingsOf(decorator: Decorator, types: Types): string {
  const requested = typeOf(types, decorator)?.requested_configuration ?? {};
  const labelOf = (name: string) =>
    serverFormText((Object.hasOwn(requested, name) && requested[name]?.human_name) || name);
  return Object.entries(decorator.config)
    .filter(([, value]) => value !== '' && value !== null && value !== false)
    .map(
      ([name, value]) =>
        `${labelOf(name)}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    )
    .join(' · ');
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  padding-block: ${({ theme }) => theme.space.xs};
`;

const Texts = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
`;

const Settings = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`;
