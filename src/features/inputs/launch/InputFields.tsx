import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { nodesPoll } from '@/shared/background/polls';
import { ConfigFields, type KnownTexts } from '@/shared/config-form/ConfigFields';
import type { ConfigField } from '@/shared/config-form/config-field';
import { TITLE } from '@/shared/config-form/use-config-form';
import { CheckboxField, SelectField, TextField } from '@/shared/form/fields';
import { useFormState } from '@/shared/form/form-context';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';

type InputFieldsProps = {
  fields: readonly ConfigField[];
  /** It exists by now, but does not run. */ made: boolean;
  /** What may be left as it is stands behind a click. */ folds?: boolean;
};

/** What every input has, then what its type asks for. */
export function InputFields({ fields, made, folds = false }: InputFieldsProps) {
  const { data: nodes = {} } = useQuery(nodesPoll);
  const form = useFormState();
  const node = form.valueOf('node');
  const options = Object.entries(nodes).map(([id, overview]) => ({
    value: id,
    label: overview
      ? t('inputs.nodeName', { id: id.slice(0, SHORT), host: overview.hostname })
      : id,
  }));
  // A node that is gone is still where the input belongs.
  if (typeof node === 'string' && !options.some(({ value }) => value === node))
    options.unshift({ value: node, label: node });
  const place = (
    <>
      <CheckboxField name="global" label={t('inputs.global')} help={t('inputs.globalHelp')} />
      {form.valueOf('global') === false && (
        <SelectField
          name="node"
          label={t('inputs.node')}
          help={t('inputs.nodeHelp')}
          required
          options={options}
        />
      )}
    </>
  );
  const first = fields.filter(({ required }) => required);
  const rest = fields.filter(({ required }) => !required);
  return (
    <>
      {made && (
        <Notice tone="warning" title={t('inputs.notLaunched')}>
          {t('inputs.madeButFailed')}
        </Notice>
      )}
      <TextField
        name={TITLE}
        label={t('config.title')}
        required
        autoComplete="off"
        data-autofocus
      />
      {!folds && place}
      <ConfigFields fields={folds ? first : fields} known={KNOWN} />
      {folds && (
        <More open={rest.some(({ key }) => form.errorOf(key) !== undefined) || undefined}>
          <summary>{t('inputs.moreSettings')}</summary>
          <Inner>
            {place}
            <ConfigFields fields={rest} known={KNOWN} />
          </Inner>
        </More>
      )}
    </>
  );
}

const SHORT = 8;
/** The URL allow-list holds for what inputs ask by themselves; CEF reads names of months. */
const KNOWN: KnownTexts = { target_url: 'address', locale: 'locale' };

const More = styled.details`
  summary {
    width: fit-content;
    color: ${({ theme }) => theme.color.muted};
    cursor: pointer;
  }
  summary:hover {
    color: ${({ theme }) => theme.color.text};
  }
`;

const Inner = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  padding-top: ${({ theme }) => theme.space.l};
`;
