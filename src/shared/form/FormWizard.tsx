import { t } from '@/shared/texts/t';
import { Wizard, type WizardProps } from '@/ui/wizard/Wizard';

/**
 * The wizard with the console's texts. For one form across all steps: `<Form><FormWizard …
 * actions={<FormActions …/>}/></Form>`.
 */
export function FormWizard<Key extends string>(props: Omit<WizardProps<Key>, 'texts'>) {
  return (
    <Wizard
      {...props}
      texts={{
        previous: t('wizard.previous'),
        next: t('wizard.next'),
        done: t('wizard.done'),
        problem: t('wizard.problem'),
      }}
    />
  );
}
