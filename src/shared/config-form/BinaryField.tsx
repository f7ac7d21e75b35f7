import { useState } from 'react';
import { FormField } from '@/shared/form/FormField';
import { FileBox } from '@/shared/pickers/boxes';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { readBase64 } from '@/ui/file-drop/read-base64';
import { Notice } from '@/ui/notice/Notice';
import { TextBox } from '@/ui/text-input/TextBox';
import type { ConfigField } from './config-field';
import type { SecretChange } from './config-values';
import { Consequence, Row } from './SecretField';

/** A file that is sent as base64 and never returned by the server. */
export function BinaryField({ field }: { field: ConfigField }) {
  const [chosen, setChosen] = useState<File>();
  const [unreadable, setUnreadable] = useState<string>();
  const read = async (
    file: File | undefined,
    isSet: boolean,
    onChange: (value: SecretChange) => void,
  ) => {
    setUnreadable(undefined);
    setChosen(file);
    // Removing the chosen file deletes the stored one, if there is one.
    if (file === undefined) return onChange({ change: isSet ? 'delete' : 'keep', isSet });
    try {
      onChange({ change: 'set', isSet, value: await readBase64(file), fileName: file.name });
    } catch {
      // The browser's reason is of no use; typically the file was moved or is not readable.
      setUnreadable(file.name);
    }
  };
  return (
    <FormField<SecretChange>
      name={field.key}
      label={field.label}
      help={field.description}
      required={field.required}
      optional={!field.required}
    >
      {({ value, onChange, name: _, ...control }) => (
        <>
          <Row>
            {value.change === 'keep' && value.isSet ? (
              <TextBox
                {...control}
                type="password"
                value=""
                readOnly
                placeholder={t('config.password')}
                title={t('config.isSet')}
              />
            ) : (
              <FileBox
                {...control}
                aria-label={field.label}
                value={value.change === 'set' ? chosen : undefined}
                onChange={(file) => void read(file, value.isSet, onChange)}
              />
            )}
            {value.isSet && value.change === 'keep' && (
              <Button onClick={() => onChange({ change: 'delete', isSet: true })}>
                {t('config.reset')}
              </Button>
            )}
            {value.isSet && value.change !== 'keep' && (
              <Button onClick={() => onChange({ change: 'keep', isSet: true })}>
                {t('config.undoReset')}
              </Button>
            )}
          </Row>
          {value.change === 'set' && (
            <Consequence role="status">
              {t('config.fileChosen', { name: value.fileName ?? '' })}
            </Consequence>
          )}
          {value.change === 'delete' && <Consequence>{t('config.resetHelp')}</Consequence>}
          {unreadable !== undefined && (
            <Notice tone="danger">{t('config.fileUnreadable', { name: unreadable })}</Notice>
          )}
        </>
      )}
    </FormField>
  );
}
