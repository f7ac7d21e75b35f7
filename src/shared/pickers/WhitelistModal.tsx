import { useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { Modal } from '@/ui/modal/Modal';
import { Select } from '@/ui/select/Select';
import { LineInput } from '@/ui/text-input/LineInput';
import { RegexInput, useRegexValidity } from './RegexInput';
import { isHttpUrl } from './url-text';
import { useAddToWhitelist, useUrlRegex, type NewEntry } from './whitelist-entry';

type WhitelistModalProps = { url: string; template: string | undefined; onClose: () => void };

/** Adds a URL or a regular expression to the server's allow-list. */
export function WhitelistModal({ url, template, onClose }: WhitelistModalProps) {
  const [entry, setEntry] = useState<NewEntry>({ title: '', type: 'literal', value: url });
  const [tried, setTried] = useState(false);
  const add = useAddToWhitelist();
  const regex = useUrlRegex();
  const validity = useRegexValidity(entry.type === 'regex' ? entry.value : '');
  const titleError = entry.title.trim() === '' ? t('controls.whitelistTitleNeeded') : undefined;
  const valueError =
    entry.value.trim() === '' || (entry.type === 'literal' && !isHttpUrl(entry.value))
      ? t('controls.whitelistValueInvalid')
      : undefined;
  const change = (part: Partial<NewEntry>) => setEntry((before) => ({ ...before, ...part }));
  const chooseType = (type: NewEntry['type']) => {
    change({ type, value: url });
    if (type === 'regex')
      regex.mutate({ url, template }, { onSuccess: ({ regex: value }) => change({ value }) });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (titleError === undefined && valueError === undefined && validity.state !== 'invalid')
      add.mutate({ ...entry, title: entry.title.trim() }, { onSuccess: onClose });
  };

  // Rendered in a portal: it opens from within a form and must not trigger its key handlers and
  // submit.
  return createPortal(
    <div onKeyDown={stop} onSubmit={stop}>
      <Modal
        title={t('controls.addToWhitelist')}
        size="large"
        onClose={onClose}
        closeLabel={t('controls.close')}
      >
        <Form noValidate onSubmit={submit}>
          <Field label={t('controls.whitelistTitle')} error={tried ? titleError : undefined}>
            {(control) => (
              <LineInput
                {...control}
                data-autofocus
                value={entry.title}
                onChange={(title) => change({ title })}
              />
            )}
          </Field>
          <Select
            label={t('controls.whitelistType')}
            value={entry.type}
            onChange={chooseType}
            options={[
              { value: 'literal', label: t('controls.whitelistLiteral') },
              { value: 'regex', label: t('controls.whitelistRegex') },
            ]}
          />
          <Field label={t('controls.whitelistValue')} error={tried ? valueError : undefined}>
            {(control) =>
              entry.type === 'regex' ? (
                <RegexInput
                  {...control}
                  value={entry.value}
                  onChange={(value) => change({ value })}
                />
              ) : (
                <LineInput
                  {...control}
                  monospace
                  value={entry.value}
                  onChange={(value) => change({ value })}
                />
              )
            }
          </Field>
          <FailureNotice error={add.error ?? regex.error} />
          <Actions>
            <Button onClick={onClose}>{t('controls.cancel')}</Button>
            <Button type="submit" variant="primary" disabled={add.isPending}>
              {t('controls.whitelistSave')}
            </Button>
          </Actions>
        </Form>
      </Modal>
    </div>,
    document.body,
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();

const Form = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
`;

const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.s};
`;
