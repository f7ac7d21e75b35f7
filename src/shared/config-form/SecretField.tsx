import styled from 'styled-components';
import { FormField } from '@/shared/form/FormField';
import { PasswordBox } from '@/shared/pickers/boxes';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { TextBox } from '@/ui/text-input/TextBox';
import type { ConfigField } from './config-field';
import type { SecretChange } from './config-values';

/** A secret that is sent but never returned by the server; kept unless it is reset. */
export function SecretField({ field }: { field: ConfigField }) {
  return (
    <FormField<SecretChange>
      name={field.key}
      label={field.label}
      help={field.description}
      required={field.required}
      optional={!field.required}
    >
      {({ value, onChange, ...control }) =>
        value.change === 'keep' && value.isSet ? (
          <Row>
            <TextBox
              {...control}
              type="password"
              value=""
              readOnly
              placeholder={t('config.password')}
              title={t('config.isSet')}
            />
            <Button onClick={() => onChange({ change: 'delete', isSet: true })}>
              {t('config.reset')}
            </Button>
          </Row>
        ) : (
          <>
            <Row>
              <PasswordBox
                {...control}
                autoComplete="new-password"
                value={value.change === 'set' ? value.value : ''}
                onChange={(text) => onChange(typed(text, value.isSet))}
              />
              {value.isSet && (
                <Button onClick={() => onChange({ change: 'keep', isSet: true })}>
                  {t('config.undoReset')}
                </Button>
              )}
            </Row>
            {value.isSet && <Consequence>{t('config.resetHelp')}</Consequence>}
          </>
        )
      }
    </FormField>
  );
}

/** Clearing the input deletes the secret, if there is one. */
function typed(text: string, isSet: boolean): SecretChange {
  if (text !== '') return { change: 'set', isSet, value: text };
  return isSet ? { change: 'delete', isSet } : { change: 'keep', isSet };
}

export const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  > :first-child {
    flex: 1;
  }
`;

export const Consequence = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.warning};
  font-size: ${({ theme }) => theme.size.small};
`;
