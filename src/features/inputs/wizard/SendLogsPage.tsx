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
import { OneFile } from './OneFile';
import { SourceStep } from './SourceStep';
import {
  isOpen,
  readPlace,
  STEPS,
  writePlace,
  type Step,
  type WizardPlace,
} from './wizard-address';

/**
 * Guides from the choice of a source to the first message received. The address holds the step and
 * the choices.
 */
export function SendLogsPage() {
  const [params, change] = useAddress();
  const place = readPlace(params);
  const go = (next: Partial<WizardPlace>) =>
    change((before) => writePlace({ ...readPlace(before), ...next }), {
      replace: next.step === undefined,
    });
  const contents: Readonly<Record<Step, () => React.ReactNode>> = {
    source: () => (
      <SourceStep
        source={place.source}
        onChoose={(source) =>
          go({ source, ...(source !== place.source && { type: '', input: '' }) })
        }
      />
    ),
    input: () =>
      place.source && (
        <InputStep
          source={place.source}
          type={place.type}
          input={place.input}
          onType={(type) => go({ type, input: '' })}
          onInput={(input) => go({ input })}
          onLaunched={(input) => go({ input, step: 'message' })}
        />
      ),
    message: () => (
      <InputLoader key={place.input} id={place.input}>
        {(input) => <MessageStep input={input} />}
      </InputLoader>
    ),
    done: () => (
      <InputLoader key={place.input} id={place.input}>
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
  const at = STEPS.indexOf(place.step);
  const steps = STEPS.map((key, index): WizardStep<Step> => ({
    key,
    title: titles[key],
    disabled: !isOpen(key, place),
    ...(index < at && { state: 'done' }),
    content: key === place.step ? contents[key]() : null,
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
        active={place.step}
        onChange={(step) => go({ step })}
      />
      {place.step === 'source' && <OneFile />}
    </DetailPage>
  );
}
