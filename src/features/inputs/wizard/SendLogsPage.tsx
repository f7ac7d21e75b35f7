import { FormWizard } from '@/shared/form/FormWizard';
import { useAddress } from '@/shared/navigation/use-address';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { DetailPage } from '@/ui/detail/DetailPage';
import type { WizardStep } from '@/ui/wizard/steps';
import { InputLoader } from '../details/InputLoader';
import { DoneStep } from './DoneStep';
import { InputStep } from './InputStep';
import { MessageStep } from './MessageStep';
import { OneFile } from './file/OneFile';
import { SourceStep } from './SourceStep';
import {
  isOpen,
  readWizardState,
  STEPS,
  writeWizardState,
  type Step,
  type WizardState,
} from './wizard-state';

/**
 * Guides from the choice of a source to the first message received. The address holds the step and
 * the choices.
 */
export function SendLogsPage() {
  const [params, change] = useAddress();
  const state = readWizardState(params);
  const go = (next: Partial<WizardState>) =>
    change((before) => writeWizardState({ ...readWizardState(before), ...next }), {
      replace: next.step === undefined,
    });
  const contents: Readonly<Record<Step, () => React.ReactNode>> = {
    source: () => (
      <SourceStep
        source={state.source}
        onChoose={(source) =>
          go({ source, ...(source !== state.source && { type: '', input: '' }) })
        }
      />
    ),
    input: () =>
      state.source && (
        <InputStep
          source={state.source}
          type={state.type}
          input={state.input}
          onType={(type) => go({ type, input: '' })}
          onInput={(input) => go({ input })}
          onLaunched={(input) => go({ input, step: 'message' })}
        />
      ),
    message: () => (
      <InputLoader key={state.input} id={state.input}>
        {(input) => <MessageStep input={input} />}
      </InputLoader>
    ),
    done: () => (
      <InputLoader key={state.input} id={state.input}>
        {(input) => <DoneStep input={input} onAnother={paths.sendLogs()} />}
      </InputLoader>
    ),
  };
  const titles: Readonly<Record<Step, string>> = {
    source: t('inputs.step.source'),
    input: t('inputs.step.input'),
    message: t('inputs.step.message'),
    done: t('inputs.step.done'),
  };
  const at = STEPS.indexOf(state.step);
  const steps = STEPS.map((key, index): WizardStep<Step> => ({
    key,
    title: titles[key],
    blocked: isOpen(key, state)
      ? undefined
      : t(state.source === undefined ? 'inputs.step.needsSource' : 'inputs.step.needsInput'),
    ...(index < at && { state: 'done' }),
    content: key === state.step ? contents[key]() : null,
  }));
  return (
    <DetailPage
      head={
        <PageHead
          way={[{ title: t('inputs.title'), to: paths.inputs() }]}
          title={t('inputs.sendLogs')}
          description={t('inputs.sendLogsLead')}
        />
      }
    >
      <FormWizard
        label={t('inputs.steps')}
        steps={steps}
        active={state.step}
        onChange={(step) => go({ step })}
      />
      {state.step === 'source' && <OneFile />}
    </DetailPage>
  );
}
