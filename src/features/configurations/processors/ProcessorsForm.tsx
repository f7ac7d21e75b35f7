import { useMutation } from '@tanstack/react-query';
import styled from 'styled-components';
import { call } from '@/api/client';
import { getMessageProcessors, type MessageProcessors } from '@/contract/node';
import { useFormState } from '@/shared/form/form-context';
import { SortableItems } from '@/shared/lists/SortableItems';
import { t } from '@/shared/texts/t';
import { Switch } from '@/ui/switch/Switch';
import { saveProcessors } from '../setting/mutations';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';
import { toProcessors, toRequest, type Processor } from './processor-form';

type ProcessorsFormProps = {
  processors: MessageProcessors;
  title: string;
  /** Whether a processor cannot be switched off. */
  fixed: (id: string) => boolean;
  onClose: () => void;
};

export function ProcessorsForm({ processors, title, fixed, onClose }: ProcessorsFormProps) {
  const { mutateAsync: save } = useMutation(saveProcessors);
  const form = useSettingForm({
    id: 'processors',
    onClose,
    edits: {
      loaded: processors,
      latest: () => call(getMessageProcessors, undefined),
      toValues: (found) => ({ processors: toProcessors(found) }),
      lists: { processors: 'items' },
      hidden: { processors: { label: title, nameOf: (one) => one.title } },
    },
    onSubmit: (values, { current }) => save(toRequest(values.processors, current)),
  });
  return (
    <SettingDialog form={form} title={title} onClose={onClose}>
      <ProcessorList label={title} fixed={fixed} />
    </SettingDialog>
  );
}

function ProcessorList({ label, fixed }: { label: string; fixed: (id: string) => boolean }) {
  const form = useFormState();
  const processors = form.valueOf('processors') as readonly Processor[];
  const set = (next: readonly Processor[]) => form.setValue('processors', next);
  return (
    <SortableItems
      label={label}
      items={processors}
      onOrder={set}
      render={({ id, title, on }) => (
        <Line>
          <span>{title}</span>
          <Switch
            aria-label={t('configurations.processorOn', { title })}
            value={on}
            disabled={fixed(id) && on}
            onChange={(next) =>
              set(processors.map((one) => (one.id === id ? { ...one, on: next } : one)))
            }
          />
        </Line>
      )}
    />
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
`;
