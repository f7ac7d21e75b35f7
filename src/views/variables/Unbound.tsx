import styled from 'styled-components';
import type { BoundVariable } from '@/domain/search/binding/bindings';
import { labelOf } from '@/domain/search/variables/variable';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { useView } from '@/views/view-state/view-state-context';
import { controlId } from './control-id';

/** Says which variables need a value before a widget is searched. */
export function Unbound({ unbound }: { unbound: readonly BoundVariable[] }) {
  const { isReadOnly } = useView();
  const [first] = unbound;
  return (
    <Box role="status">
      {unbound.map(({ variable, problem }) => (
        <p key={variable.name}>
          {t(problem === 'notANumber' ? 'variables.needsNumber' : 'variables.needsValue', {
            name: labelOf(variable),
          })}
        </p>
      ))}
      {first && !isReadOnly && (
        <Button
          onClick={() => {
            const control = document.getElementById(controlId(first.variable.name));
            control?.scrollIntoView({ block: 'center' });
            control?.focus();
          }}
        >
          {t('variables.chooseValue')}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
  p {
    margin: 0;
  }
`;
