import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { nodesPoll } from '@/shared/background/polls';
import { ConfigFields, type KnownTexts } from '@/shared/config-form/ConfigFields';
import type { ConfigField } from '@/shared/config-form/config-field';
import { TITLE } from '@/shared/config-form/use-config-form';
import { CheckboxField, SelectField, TextField } from '@/shared/form/fields';
import { useFormState } from '@/shared/form/form-context';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { isEverywhere, isLocalOnly } from '../sending/listen-address';
import { groupFields, isChanged } from './field-groups';

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
      <ConfigFields
        fields={main}
        known={KNOWN}
        after={{ bind_address: <Openness fields={fields} /> }}
      />
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

/** Says what an address means that others can reach. */
function Openness({ fields }: { fields: readonly ConfigField[] }) {
  const form = useFormState();
  const embedded = useIsEmbedded();
  const key = fields.find(({ name }) => name === 'bind_address')?.key;
  const address = key === undefined ? '' : String(form.valueOf(key) ?? '').trim();
  if (!embedded || address === '' || isLocalOnly({ address })) return null;
  return (
    <Notice tone="warning" title={t('inputs.open')}>
      {t(isEverywhere({ address }) ? 'inputs.openEverywhere' : 'inputs.openAt', { address })}
    </Notice>
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
