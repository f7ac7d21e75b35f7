import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import styled from 'styled-components';
import {
  isVariableUsed,
  usesOf,
  variableChange,
  variablesOf,
} from '@/domain/search/binding/edit-variables';
import { labelOf, type Variable } from '@/domain/search/variables/variable';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Modal } from '@/ui/modal/Modal';
import { SortableList } from '@/ui/sortable-list/SortableList';
import { useView } from '@/views/view-state/view-state-context';
import { RemoveVariable } from './RemoveVariable';
import { VariableForm } from './VariableForm';

type Task = { type: 'add' } | { type: 'edit' | 'remove'; variable: Variable };

/** Adds, orders, changes and removes variables; each is a change of the dashboard to undo. */
export function VariablesDialog({ onClose }: { onClose: () => void }) {
  const { whole, edit, page } = useView();
  const [task, setTask] = useState<Task>();
  const variables = variablesOf(whole);
  const done = () => setTask(undefined);
  if (task?.type === 'add' || task?.type === 'edit')
    return <VariableForm {...(task.type === 'edit' && { edited: task.variable })} onDone={done} />;
  const remove = (variable: Variable) => {
    if (usesOf(whole, variable.name).length > 0) setTask({ type: 'remove', variable });
    else edit(variableChange({ type: 'remove', name: variable.name }));
  };
  return (
    <Modal
      title={t('variables.title')}
      onClose={onClose}
      closeLabel={t('forms.close')}
      footer={
        <>
          <Button icon={<Plus aria-hidden size="1.1em" />} onClick={() => setTask({ type: 'add' })}>
            {t('variables.add')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('variables.done')}
          </Button>
        </>
      }
    >
      <Lead>{t('variables.lead')}</Lead>
      <SortableList
        label={t('variables.title')}
        items={variables.map((variable) => ({
          id: variable.name,
          title: labelOf(variable),
          variable,
        }))}
        onOrder={(items) =>
          edit(variableChange({ type: 'arrange', names: items.map(({ id }) => id) }))
        }
        render={({ title, variable }) => (
          <Line>
            <Name>
              <strong>{title}</strong>
              <small>
                <code>{`$${variable.name}$`}</code> {summaryOf(variable)}
              </small>
              {!isVariableUsed(whole, variable.name, page.state.filter?.query) && (
                <small>{t('variables.unused')}</small>
              )}
            </Name>
            <IconButton
              label={t('variables.editOne', { name: title })}
              icon={<Pencil aria-hidden size="1em" />}
              onClick={() => setTask({ type: 'edit', variable })}
            />
            <IconButton
              label={t('variables.removeOne', { name: title })}
              icon={<Trash aria-hidden size="1.1em" />}
              onClick={() => remove(variable)}
            />
          </Line>
        )}
        texts={{
          handle: (title) => t('variables.handle', { name: title }),
          moved: (title, place, count) => t('variables.moved', { name: title, place, count }),
        }}
      />
      {task?.type === 'remove' && <RemoveVariable variable={task.variable} onDone={done} />}
    </Modal>
  );
}

const summaryOf = ({ kind, field, multiple, all }: Variable) =>
  [
    kind === 'field' ? t('variables.ofField', { field }) : t(`variables.kind.${kind}`),
    multiple && t('variables.several'),
    all && t('variables.all'),
  ]
    .filter((one) => one !== false)
    .join(' · ');

const Lead = styled.p`
  margin: 0 0 ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  min-width: 0;
`;

const Name = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: ${({ theme }) => theme.color.muted};
  }
`;
