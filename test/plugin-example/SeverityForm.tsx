import { useState } from 'react';
import type { PluginDecoratorForm } from '@/views/decorators/DecoratorList';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { TextInput } from '@/ui/text-input/TextInput';

type Props = Parameters<Extract<PluginDecoratorForm['Form'], (...all: never[]) => unknown>>[0];

/** Asks for the source only; the target is named after it. */
export function SeverityForm({ heading, config, onSave, onClose }: Props) {
  const [source, setSource] = useState(String(config?.['source_field'] ?? 'level'));
  const save = async () => {
    await onSave({ source_field: source, target_field: `${source}_name` });
    onClose();
  };
  return (
    <Modal title={heading} onClose={onClose} closeLabel="Close">
      <TextInput
        label="Field with the severity"
        value={source}
        onChange={({ target }) => setSource(target.value)}
      />
      <Button variant="primary" onClick={() => void save()}>
        Save
      </Button>
    </Modal>
  );
}
