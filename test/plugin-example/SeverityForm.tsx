import { useState, type ComponentProps, type FormEvent } from 'react';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import type { PluginDecoratorForm } from '@/views/decorators/DecoratorList';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { TextInput } from '@/ui/text-input/TextInput';

/** Asks for the source only; the target is named after it. */
export function SeverityForm({
  heading,
  config,
  onSave,
  onClose,
}: ComponentProps<PluginDecoratorForm['Form']>) {
  const [source, setSource] = useState(String(config?.['source_field'] ?? 'level'));
  const [error, setError] = useState<unknown>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave({ source_field: source, target_field: `${source}_name` }).then(onClose, setError);
  };
  return (
    <Modal
      title={heading}
      onClose={onClose}
      closeLabel="Close"
      footer={
        <Button type="submit" form="severity" variant="primary">
          Save
        </Button>
      }
    >
      <form id="severity" onSubmit={save}>
        <TextInput
          label="Field with the severity"
          required
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        <FailureNotice error={error} />
      </form>
    </Modal>
  );
}
