import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { IndexSet } from '@/contract/index-sets';
import { ownValue, type Fields } from '@/domain/exact';
import { textOf } from '@/domain/streams/rule-values';
import { SheetForm } from '@/shared/form/DialogForm';
import { messageQueries } from '@/shared/message/facts/message-queries';
import { paths } from '@/shared/paths';
import { useResourceForm } from '@/shared/resource/ResourceForm';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Notice } from '@/ui/notice/Notice';
import { Sheet } from '@/ui/sheet/Sheet';
import { Spinner } from '@/ui/spinner/Spinner';
import { streams } from './model/streams';
import { refuseOnServer } from './rules/check-on-server';
import { newRule, toRule, validateRule, type RuleValues } from './rules/rule-form';
import { RuleFields } from './rules/RuleFields';
import { createStream, type SavedStream } from './save-stream';
import { newStream, serverNames, validateStream, type StreamValues } from './stream-form';
import type { Example } from './stream-task';
import { StreamFields } from './StreamFields';

type StreamFromMessageProps = {
  example: Example;
  sets: readonly IndexSet[];
  onClose: () => void;
};

/** A new stream whose first rule is taken from a message. */
export function StreamFromMessage(props: StreamFromMessageProps) {
  const { index, id } = props.example;
  const found = useQuery({ ...messageQueries.whole(index, id), retry: false });
  if (found.isPending)
    return (
      <Sheet
        title={t('streams.newFromMessage')}
        onClose={props.onClose}
        closeLabel={t('forms.close')}
      >
        <Spinner label={t('streams.loadingForm')} />
      </Sheet>
    );
  return <ExampleForm {...props} fields={found.data?.message.fields} />;
}

/** The field that most streams are made by. */
const USUAL_FIELD = 'source';

function ExampleForm({
  example: { index, id, field: chosen },
  sets,
  fields,
  onClose,
}: StreamFromMessageProps & { fields: Fields | undefined }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const isEmbedded = useIsEmbedded();
  const field = chosen === '' ? USUAL_FIELD : chosen;
  const value = fields && textOf(ownValue(fields, field));
  const form = useResourceForm<StreamValues & RuleValues, SavedStream>(streams, {
    key: `streams.new.${index}.${id}.${chosen}`,
    initialValues: { ...newStream(sets), ...newRule(field, value) },
    validate: (values) => ({ ...validateStream(values), ...validateRule(values, isEmbedded) }),
    onSubmit: async (values) => {
      const rule = toRule(values);
      if (!isEmbedded) await refuseOnServer(client, rule);
      return createStream(values, [rule]);
    },
    serverNames,
    onSaved: (saved, { title }) => {
      toasts.success(
        t(saved.outcome === 'created' ? 'streams.created' : 'streams.createdPaused', {
          title: title.trim(),
        }),
      );
      void navigate(paths.editStream(saved.id, { index, message_id: id }));
    },
  });
  return (
    <SheetForm
      form={form}
      title={t('streams.newFromMessage')}
      submit={t('streams.create')}
      failedTitle={t('streams.notSaved')}
      onClose={onClose}
    >
      {!fields && <Notice tone="warning">{t('streams.exampleMissing')}</Notice>}
      <StreamFields sets={sets} />
      <Rule>
        <legend>{t('streams.firstRule')}</legend>
        <RuleFields message={fields} />
      </Rule>
    </SheetForm>
  );
}

const Rule = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  min-width: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space.m};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.base};
  legend {
    padding: 0 ${({ theme }) => theme.space.xs};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;
