import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '@/ui/button/Button';
import { plainButton } from '@/ui/button/plain-button';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { neighbours, type WizardStep } from './steps';

export type WizardProps<Key extends string> = {
  /** Accessible name of the list of steps. */
  label: string;
  steps: readonly WizardStep<Key>[];
  /** Controlled by the page, preferably through its URL. */
  active: Key;
  onChange: (key: Key) => void;
  /** Shown beside the buttons at the end of every step, such as Save. */
  actions?: ReactNode;
  texts: { previous: string; next: string; done: string; problem: string };
};

/** One step at a time; all steps that are not blocked can be opened directly. */
export function Wizard<Key extends string>({
  label,
  steps,
  active,
  onChange,
  actions,
  texts,
}: WizardProps<Key>) {
  const { previous, next, waits } = neighbours(steps, active);
  const step = steps.find(({ key }) => key === active);
  const id = useId();
  return (
    <Root>
      <nav aria-label={label}>
        <Row>
          {steps.map(({ key, title, blocked, state }, index) => (
            <li key={key}>
              <Handle
                type="button"
                disabled={blocked !== undefined}
                title={blocked}
                aria-current={key === active ? 'step' : undefined}
                onClick={() => onChange(key)}
                $problem={state === 'problem'}
              >
                <Mark aria-hidden>{mark(state, index)}</Mark>
                <Title>{title}</Title>
                {state !== undefined && <VisuallyHidden>{texts[state]}</VisuallyHidden>}
              </Handle>
            </li>
          ))}
        </Row>
      </nav>
      <Content role="group" aria-label={step?.title ?? label}>
        {step?.content}
      </Content>
      <Buttons>
        <Button
          disabled={previous === undefined}
          onClick={() => previous !== undefined && onChange(previous)}
        >
          {texts.previous}
        </Button>
        <Button
          variant={actions === undefined ? 'primary' : 'secondary'}
          disabled={next === undefined}
          aria-describedby={waits === undefined ? undefined : id}
          onClick={() => next !== undefined && onChange(next)}
        >
          {texts.next}
        </Button>
        {actions}
        {waits !== undefined && <Waits id={id}>{waits}</Waits>}
      </Buttons>
    </Root>
  );
}

function mark(state: WizardStep<string>['state'], index: number): ReactNode {
  switch (state) {
    case 'done':
      return <Check size="1em" />;
    case 'problem':
      return <CircleAlert size="1em" />;
    default:
      return index + 1;
  }
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  min-width: 0;
`;

const Row = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
  margin: 0;
  padding: 0;
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  list-style: none;
`;

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: ${({ theme }) => theme.height.chip};
  height: ${({ theme }) => theme.height.chip};
  border: ${({ theme }) => theme.line.hair} solid currentColor;
  border-radius: 50%;
  font-size: ${({ theme }) => theme.size.small};
  font-variant-numeric: tabular-nums;
`;

const Title = styled.span`
  /* The numbers are enough for the others. */
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    button:not([aria-current]) > & {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Handle = styled.button<{ $problem: boolean }>`
  ${plainButton}
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-height: ${({ theme }) => theme.height.controlLarge};
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.hair};
  border-bottom: ${({ theme }) => theme.line.strong} solid transparent;
  color: ${({ theme, $problem }) => ($problem ? theme.color.danger : theme.color.muted)};
  &:hover:not(:disabled) {
    color: ${({ theme }) => theme.color.text};
  }
  &:disabled {
    cursor: default;
    opacity: 0.5;
  }
  &[aria-current] {
    border-bottom-color: ${({ theme }) => theme.color.accent};
    color: ${({ theme, $problem }) => ($problem ? theme.color.danger : theme.color.text)};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  &[aria-current] > span:first-child {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

const Content = styled.div`
  min-width: 0;
`;

const Waits = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;
