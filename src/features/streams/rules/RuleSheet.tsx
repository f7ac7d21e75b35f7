import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { call } from '@/api/client';
import {
  createStreamRule,
  getStreamRule,
  updateStreamRule,
  type Stream,
  type StreamRule,
} from '@/contract/streams';
import type { Fields } from '@/domain/exact';
import type { Rule } from '@/domain/streams/rule';
import { ruleFault } from '@/domain/streams/rule-check';
import { SheetForm } from '@/shared/form/DialogForm';
import { TextAreaField } from '@/shared/form/fields';
import { useResourceForm } from '@/shared/resource/ResourceForm';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { streams } from '../model/streams';
import { useInputsOf } from '../model/use-rule-inputs';
import { refuseOnServer } from './check-on-server';
import {
  fromRule,
  newRule,
  ruleOfInput,
  toRule,
  toRuleDraft,
  validateRule,
  type DescribedRule,
} from './rule-form';
import { ruleText } from './rule-text';
import { RuleFields } from './RuleFields';
import { faultHere } from './use-rule-faults';

type RuleSheetProps = {
  stream: Pick<Stream, 'id'>;
  /** The rule to edit; undefined for a new one. */
  rule: StreamRule | undefined;
  /** What a new rule starts with. */
  template?: StreamRule | undefined;
  /** The input whose messages a new rule starts with. */
  input?: string | undefined;
  /** The message to test with, if one is loaded. */
  message: Fields | undefined;
  /** How the rule would do, below its fields. */
  preview: (rule: Rule) => ReactNode;
  onClose: () => void;
};

/** Adds or edits a rule beside the page of its stream. */
export function RuleSheet({
  stream,
  rule,
  template,
  input,
  message,
  preview,
  onClose,
}: RuleSheetProps) {
  const client = useQueryClient();
  const isEmbedded = useIsEmbedded();
  const checked = async (values: DescribedRule) => {
    const draft = toRuleDraft(values);
    if (!isEmbedded) await refuseOnServer(client, draft);
    return draft;
  };
  const create = async (values: DescribedRule): Promise<unknown> =>
    call(createStreamRule, { id: stream.id, rule: await checked(values) });
  const form = useResourceForm<DescribedRule, unknown, StreamRule>(streams, {
    ...(rule
      ? {
          key: `streams.rules.edit.${stream.id}.${rule.id}`,
          edits: {
            loaded: rule,
            latest: () => call(getStreamRule, { id: stream.id, ruleId: rule.id }),
            toValues: fromRule,
            // Half of each of two rules would be a third one.
            together: [['type', 'field', 'value', 'inverted']],
            hidden: {
              field: { label: t('streams.ruleField.field') },
              value: { label: t('streams.ruleField.value') },
            },
            createAgain: create,
          },
          // The server has no way to change a part of a rule; `values` contain what others changed.
          onSubmit: async (values: DescribedRule) =>
            call(updateStreamRule, {
              id: stream.id,
              ruleId: rule.id,
              rule: await checked(values),
            }),
        }
      : {
          key: template
            ? `streams.rules.copy.${stream.id}.${template.id}`
            : `streams.rules.new.${stream.id}${input === undefined ? '' : `.${input}`}`,
          initialValues: template
            ? fromRule(template)
            : { ...(input === undefined ? newRule() : ruleOfInput(input)), description: '' },
          onSubmit: create,
        }),
    validate: (values) => validateRule(values, isEmbedded),
    onSaved: () => {
      toasts.success(t(rule ? 'streams.ruleSaved' : 'streams.ruleAdded'));
      onClose();
    },
  });
  const draft = toRule(form.values);
  const inputs = useInputsOf([draft]);
  return (
    <SheetForm
      form={form}
      title={t(rule ? 'streams.editRule' : 'streams.newRule')}
      submit={t(rule ? 'streams.saveRule' : 'streams.addRule')}
      failedTitle={t('streams.notUpdated')}
      onClose={onClose}
    >
      <RuleFields message={message} />
      <TextAreaField name="description" label={t('streams.field.description')} optional rows={2} />
      {faultHere(ruleFault(draft), isEmbedded) === undefined && (
        <Result>
          <strong>{ruleText(draft, inputs)}</strong>
          {preview(draft)}
        </Result>
      )}
    </SheetForm>
  );
}

const Result = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.sunken};
  overflow-wrap: anywhere;
`;
