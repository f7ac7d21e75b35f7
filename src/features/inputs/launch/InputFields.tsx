import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { nodesPoll } from '@/shared/background/polls';
import { ConfigFields, type KnownTexts } from '@/shared/config-form/ConfigFields';
import type { ConfigField } from '@/shared/config-form/config-field';
import { TITLE } from '@/shared/config-form/use-config-form';
import { CheckboxField, SelectField, TextField } from '@/shared/form/fields';
import { useFormState } from '@/shared/form/form-context';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { t } from '@/shared/texts/t';
import { groupFields, isChanged } from './field-groups';
import { Reach } from './Reach';

type InputFieldsProps = { fields: readonly ConfigField[] };

export function InputFields({ fields }: InputFieldsProps) {
  const { data: nodes = {} } = usePermittedQuery(PERMISSIONS.system.read, nodesPoll);
  const form = useFormState();
  const node = form.valueOf('node');
  const options = Object.entries(nodes).map(([id, overview]) => ({
    value: id,
    label: overview
      ? t('inputs.nodeName', { id: id.slice(0, SHORT), host: overview.hostname })
      : id,
  }));
  // Keeps the input's node selectable after it left the cluster.
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
  const { main, advanced } = groupFields(fields);
  const bound = main.find(({ name }) => name === 'bind_address');
  // What is not as usual is not hidden.
  const opens =
    form.valueOf('global') === false ||
    advanced.some(
      (field) => form.errorOf(field.key) !== undefined || isChanged(field, form.valueOf(field.key)),
    );
  return (
    <>
      <TextField
        name={TITLE}
        label={t('config.title')}
        required
        autoComplete="off"
        data-autofocus
      />
      {bound && <Reach field={bound} />}
      <ConfigFields fields={main.filter((field) => field !== bound)} known={KNOWN} />
      <More open={opens || undefined}>
        <summary>{t('inputs.advanced')}</summary>
        <Inner>
          {place}
          <ConfigFields fields={advanced} known={KNOWN} />
        </Inner>
      </More>
    </>
  );
}

const SHORT = 8;
/** Addresses that inputs request are subject to the URL allow-list; CEF inputs read month names. */
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
