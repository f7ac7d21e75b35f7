import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useState, type ComponentType } from 'react';
import styled from 'styled-components';
import type { Decorator } from '@/contract/decorators';
import { ask } from '@/shared/confirm/ask';
import { ConfigSheet } from '@/shared/config-form/ConfigSheet';
import { LazyBoundary } from '@/shared/lazy-boundary/LazyBoundary';
import { SortableItems } from '@/shared/lists/SortableItems';
import { pluginParts } from '@/shared/plugins/registry';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { Notice } from '@/ui/notice/Notice';
import { Popover } from '@/ui/popover/Popover';
import { latestDecorator } from './decorator-queries';
import { DecoratorItem, nameOf, typeOf, type Types } from './DecoratorItem';

type Config = Decorator['config'];

declare module '@/shared/plugins/registry' {
  interface PluginParts {
    decoratorForms?: readonly PluginDecoratorForm[];
  }
}
/** A form for decorators of one type, in place of the one that the server's fields make. */
export type PluginDecoratorForm = {
  /** The class name of the decorator. */
  type: string;
  Form: ComponentType<{
    heading: string;
    /** Undefined for a new decorator. */
    config: Config | undefined;
    onSave: (config: Config) => Promise<unknown>;
    onClose: () => void;
  }>;
};
export type DecoratorListProps = {
  /** Prefix of the keys under which form drafts are stored. */
  draftKey: string;
  decorators: readonly Decorator[];
  types: Types;
  /**
   * Each resolves when the server has confirmed; errors are shown in the form. Omitted without the
   * permission.
   */
  onCreate?: (type: string, config: Config) => Promise<unknown>;
  onUpdate?: (changed: Pick<Decorator, 'id' | 'config'>) => Promise<unknown>;
  onDelete?: (decorator: Decorator) => void;
  onOrder?: (decorators: readonly Decorator[]) => void;
};

type OpenDialog = { kind: 'create'; type: string } | { kind: 'edit'; decorator: Decorator };

export function DecoratorList({
  draftKey,
  decorators,
  types,
  onCreate,
  onUpdate,
  onDelete,
  onOrder,
}: DecoratorListProps) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const end = () => setOpenDialog(undefined);
  const items = decorators.map((decorator) => ({
    id: decorator.id,
    title: nameOf(types, decorator),
    decorator,
  }));
  const render = ({ decorator }: { decorator: Decorator }) => (
    <DecoratorItem
      decorator={decorator}
      types={types}
      onEdit={
        onUpdate && typeOf(types, decorator)
          ? () => setOpenDialog({ kind: 'edit', decorator })
          : undefined
      }
      onDelete={
        onDelete &&
        (() =>
          ask({
            title: t('decorators.deleteTitle'),
            confirm: t('decorators.delete'),
            content: <p>{t('decorators.deleteSure')}</p>,
            run: async () => onDelete(decorator),
          }))
      }
    />
  );
  return (
    <>
      {onCreate && (
        <NewDecorator types={types} onChoose={(type) => setOpenDialog({ kind: 'create', type })} />
      )}
      {items.length === 0 && <Notice tone="info">{t('decorators.none')}</Notice>}
      {items.length > 0 && onOrder && (
        <SortableItems
          label={t('decorators.list')}
          items={items}
          onOrder={(next) => onOrder(next.map(({ decorator }) => decorator))}
          render={render}
        />
      )}
      {items.length > 0 && !onOrder && (
        <Plain aria-label={t('decorators.list')}>
          {items.map((item) => (
            <li key={item.id}>{render(item)}</li>
          ))}
        </Plain>
      )}
      {openDialog?.kind === 'create' && onCreate && (
        <DecoratorForm
          draftKey={`${draftKey}.new.${openDialog.type}`}
          type={openDialog.type}
          types={types}
          onSave={(config) => onCreate(openDialog.type, config)}
          onClose={end}
        />
      )}
      {openDialog?.kind === 'edit' && onUpdate && (
        <DecoratorForm
          draftKey={`${draftKey}.${openDialog.decorator.id}`}
          type={openDialog.decorator.type}
          types={types}
          config={openDialog.decorator.config}
          latest={async () => (await latestDecorator(openDialog.decorator.id)).config}
          {...(onCreate && {
            onCreateAgain: (config) => onCreate(openDialog.decorator.type, config),
          })}
          onSave={(config) => onUpdate({ id: openDialog.decorator.id, config })}
          onClose={end}
        />
      )}
    </>
  );
}

function NewDecorator({ types, onChoose }: { types: Types; onChoose: (type: string) => void }) {
  const options = Object.values(types)
    .map(({ type, name }) => ({ value: type, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <Choice>
      <SearchSelect
        options={options}
        value={undefined}
        onChange={(type) => type !== undefined && onChoose(type)}
        placeholder={t('decorators.select')}
        aria-label={t('decorators.select')}
      />
      <Popover
        label={t('decorators.help')}
        trigger={
          <IconButton label={t('decorators.help')} icon={<CircleHelp aria-hidden size="1.2em" />} />
        }
      >
        {() => (
          <Help>
            <p>{t('decorators.helpWhat')}</p>
            <p>{t('decorators.helpOrder')}</p>
            <p>{t('decorators.helpWhere')}</p>
          </Help>
        )}
      </Popover>
    </Choice>
  );
}

function DecoratorForm({
  draftKey,
  type,
  types,
  config,
  latest,
  onSave,
  onCreateAgain,
  onClose,
}: {
  draftKey: string;
  type: string;
  types: Types;
  config?: Config;
  latest?: () => Promise<Config>;
  onSave: (config: Config) => Promise<unknown>;
  /** After someone deleted it. */
  onCreateAgain?: (config: Config) => Promise<unknown>;
  onClose: () => void;
}) {
  const name = nameOf(types, { type });
  const heading = t(config ? 'decorators.editTitle' : 'decorators.createTitle', { type: name });
  const added = pluginParts('decoratorForms').find((one) => one.type === type);
  // A boundary of its own: if a sheet around it waited too, it would open above the form again.
  if (added)
    return (
      <LazyBoundary onHeldEscape={onClose}>
        <added.Form heading={heading} config={config} onSave={onSave} onClose={onClose} />
      </LazyBoundary>
    );
  return (
    <ConfigSheet
      heading={heading}
      submit={t(config ? 'decorators.save' : 'decorators.create')}
      draftKey={draftKey}
      type={type}
      requested={typeOf(types, { type })?.requested_configuration ?? {}}
      {...(config && { configuration: config })}
      latest={latest && (async () => ({ configuration: await latest() }))}
      onSubmit={({ configuration }) => onSave(configuration)}
      {...(onCreateAgain && {
        createAgain: ({ configuration }) => onCreateAgain(configuration),
      })}
      onClose={onClose}
    />
  );
}

const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
`;

const Help = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
  max-width: 48ch;
  p {
    margin: 0;
  }
`;

const Plain = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;
