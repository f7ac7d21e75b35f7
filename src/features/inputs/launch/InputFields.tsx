import { useQuery } from '@tanstack/react-query';
import { nodesPoll } from '@/shared/background/polls';
import { ConfigFields } from '@/shared/config-form/ConfigFields';
import type { ConfigField } from '@/shared/config-form/config-field';
import { TITLE } from '@/shared/config-form/use-config-form';
import { CheckboxField, SelectField, TextField } from '@/shared/form/fields';
import { useFormState } from '@/shared/form/form-context';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';

/** What every input has, then what its type asks for. `made`: it exists by now, but does not run. */
export function InputFields({ fields, made }: { fields: readonly ConfigField[]; made: boolean }) {
  const { data: nodes = {} } = useQuery(nodesPoll);
  const form = useFormState();
  const node = form.valueOf('node');
  const options = Object.entries(nodes).map(([id, overview]) => ({ value: id, label: overview ? t('inputs.nodeName', { id: id.slice(0, SHORT), host: overview.hostname }) : id }));
  // A node that is gone is still where the input belongs.
  if (typeof node === 'string' && !options.some(({ value }) => value === node)) options.unshift({ value: node, label: node });
  return (
    <>
      {made && <Notice tone="warning" title={t('inputs.notLaunched')}>{t('inputs.madeButFailed')}</Notice>}
      <TextField name={TITLE} label={t('config.title')} required autoComplete="off" data-autofocus />
      <CheckboxField name="global" label={t('inputs.global')} help={t('inputs.globalHelp')} />
      {form.valueOf('global') === false && <SelectField name="node" label={t('inputs.node')} help={t('inputs.nodeHelp')} required options={options} />}
      <ConfigFields fields={fields} />
    </>
  );
}

const SHORT = 8;
