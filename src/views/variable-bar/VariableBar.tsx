import Pencil from 'lucide-react/icons/pencil';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import type { BoundVariable } from '@/domain/search/binding/bindings';
import { isVariableUsed } from '@/domain/search/binding/edit-variables';
import { choiceOf, labelOf } from '@/domain/search/variables/variable';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { controlId } from '@/views/variables/control-id';
import { useBindings } from '@/views/variables/use-bindings';
import { ValueControl } from './ValueControl';

/** The variables of the view, each with its value; nothing without variables. */
export function VariableBar() {
  const { choose } = useView().page;
  const mayEdit = useMayEdit();
  const [isEditing, setEditing] = useState(false);
  const bindings = [...useBindings().values()];
  if (bindings.length === 0) return null;
  const changed = bindings.filter(({ isDefault }) => !isDefault);
  return (
    <Bar role="group" aria-label={t('variables.title')}>
      {bindings.map((bound) => (
        <Control key={bound.variable.name} bound={bound} />
      ))}
      <Actions>
        {changed.length > 0 && (
          <Button
            variant="quiet"
            icon={<RotateCcw aria-hidden size="1.1em" />}
            onClick={() =>
              choose(Object.assign({}, ...changed.map(({ variable }) => choiceOf(variable, null))))
            }
          >
            {t('variables.reset')}
          </Button>
        )}
        {mayEdit && (
          <IconButton
            label={t('variables.edit')}
            icon={<Pencil aria-hidden size="1em" />}
            onClick={() => setEditing(true)}
          />
        )}
      </Actions>
      {isEditing && (
        <Suspense>
          <VariablesDialog onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </Bar>
  );
}

const VariablesDialog = lazyComponent(
  async () => (await import('./VariablesDialog')).VariablesDialog,
);

function Control({ bound }: { bound: BoundVariable }) {
  const { variable, values } = bound;
  const { whole, page } = useView();
  const { choose, state } = page;
  const isUsed = isVariableUsed(whole, variable.name, state.filter?.query);
  const problem = isUsed ? bound.problem : undefined;
  const { name, description, multiple } = variable;
  const id = controlId(name);
  const described = [description !== '' && `${id}-about`, problem && `${id}-problem`].filter(
    (one) => one !== false && one !== undefined,
  );
  return (
    <Item $wide={multiple}>
      <label htmlFor={id} title={description || undefined}>
        {labelOf(variable)}
      </label>
      {description !== '' && <VisuallyHidden id={`${id}-about`}>{description}</VisuallyHidden>}
      <Input>
        <ValueControl
          id={id}
          variable={variable}
          values={values}
          onChange={(next) => choose(choiceOf(variable, next))}
          aria-invalid={problem !== undefined || undefined}
          placeholder={isUsed || variable.all ? undefined : t('variables.unusedPlaceholder')}
          {...(described.length > 0 && { 'aria-describedby': described.join(' ') })}
        />
        {problem && (
          <Problem id={`${id}-problem`} role="alert">
            {t(`variables.problem.${problem}`)}
          </Problem>
        )}
      </Input>
    </Item>
  );
}

const Bar = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: start;
  gap: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
`;

const Item = styled.div<{ $wide: boolean }>`
  display: flex;
  flex: 0 1 ${({ $wide }) => ($wide ? '24em' : '17em')};
  align-items: start;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  label {
    flex: none;
    max-width: 50%;
    overflow: hidden;
    color: ${({ theme }) => theme.color.muted};
    line-height: ${({ theme }) => theme.height.control};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    /* The button for editing fits beside the last one. */
    flex: 1 1 calc(100% - ${({ theme }) => theme.height.touch} - ${({ theme }) => theme.space.l});
    label {
      /* Not of the item: the last one is narrower. */
      flex: 0 0 28vw;
    }
  }
  @media (pointer: coarse) {
    label {
      line-height: ${({ theme }) => theme.height.touch};
    }
  }
`;

const Input = styled.div`
  flex: 1;
  min-width: 0;
`;

const Problem = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.size.small};
`;
