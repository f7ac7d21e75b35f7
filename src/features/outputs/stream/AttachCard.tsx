import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Stream } from '@/contract/streams';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { MultiSelectField } from '@/shared/pickers/MultiSelectField';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { DetailCard } from '@/ui/detail/DetailCard';
import { outputQueries } from '../model/queries';
import { attach } from './changes';

/** Adds existing outputs to a stream. */
export function AttachCard({ stream }: { stream: Stream }) {
  const { mutateAsync } = useMutation(attach);
  const { data: types } = useQuery(outputQueries.types());
  const attached = new Set(stream.outputs.map(({ id }) => id));
  /** The field was cleared by a submit, so being empty is not an error. */
  const emptied = useRef(false);
  const form = useDraftForm<{ outputs: string[] }, void>({
    initialValues: { outputs: [] },
    validate: ({ outputs }) => {
      if (outputs.length > 0) emptied.current = false;
      return outputs.length === 0 && !emptied.current ? { outputs: t('outputs.pickNeeded') } : {};
    },
    onSubmit: async ({ outputs }) => {
      if (outputs.length > 0) await mutateAsync({ stream: stream.id, ids: outputs });
    },
    onSaved: (_, { outputs }) => {
      if (outputs.length > 0)
        toasts.success(t('outputs.attached', { count: outputs.length, stream: stream.title }));
      emptied.current = true;
      form.setValue('outputs', []);
    },
  });
  return (
    <DetailCard title={t('outputs.attachExisting')}>
      <Form form={form} guard={false} failedTitle={t('outputs.notAttached')}>
        <MultiSelectField
          name="outputs"
          label={t('outputs.existing')}
          placeholder={t('outputs.pick')}
          query={useQuery(outputQueries.every())}
          toOption={({ id, title, type }) =>
            attached.has(id)
              ? undefined
              : { value: id, label: title, info: types?.[type]?.name ?? type }
          }
        />
        <FormActions submit={t('outputs.attach')} />
      </Form>
    </DetailCard>
  );
}
