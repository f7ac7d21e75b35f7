import { useMutation } from '@tanstack/react-query';
import { useMemo, type FormEvent } from 'react';
import styled from 'styled-components';
import { apiUrl } from '@/api/base-url';
import { callForBytes } from '@/api/client';
import type { ApiDocument, ApiParameter } from '@/contract/api-document';
import { addressOf } from '@/contract/endpoint';
import { parseExact, stringifyExact } from '@/domain/exact-json';
import { prettyJson } from '@/domain/format/json-text';
import { CopyText } from '@/shared/copy-text/CopyText';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Notice } from '@/ui/notice/Notice';
import { Field } from '@/ui/field/Field';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { TextArea } from '@/ui/text-input/TextBox';
import { TextInput } from '@/ui/text-input/TextInput';
import {
  answerTypesOf,
  bodySchemaOf,
  curlOf,
  endpointFor,
  exampleOf,
  typeText,
  type Operation,
} from './operations';
import { markedText } from './marked-text';
import { useTyped } from './use-typed';

/** A form for the parameters of an operation, which sends it with the session of the user. */
export function TryOperation({
  operation,
  document,
}: {
  operation: Operation;
  document: ApiDocument;
}) {
  const { user } = useSession();
  const { method, parameters = [] } = operation;
  const schema = bodySchemaOf(operation);
  const example = useMemo(
    () => (schema === undefined ? '' : indented(stringifyExact(exampleOf(document, schema)))),
    [document, schema],
  );
  const {
    typed: { entered, text },
    type,
    reset,
  } = useTyped(operation.operationId, example);
  const fields = parameters.filter((one) => one.in !== 'header');
  const types = answerTypesOf(operation);
  const accept = types.length > 1 ? (entered[ACCEPT] ?? types[0]) : undefined;
  const parsed = schema === undefined ? { body: undefined } : readBody(text);
  const send = useMutation({
    mutationFn: async () => {
      const endpoint = endpointFor(operation, entered, parsed.body);
      const started = performance.now();
      const bytes = await callForBytes(endpoint, undefined, { accept: accept ?? '*/*' });
      return {
        text: shownBody(await new Response(bytes).text()),
        ms: Math.round(performance.now() - started),
      };
    },
  });
  const url = apiUrl(addressOf(endpointFor(operation, entered, undefined), undefined));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (parsed.problem === undefined) send.mutate();
  };
  return (
    <Body onSubmit={submit}>
      {fields.map((parameter) => (
        <ParameterField
          key={parameter.name}
          parameter={parameter}
          value={entered[parameter.name] ?? ''}
          onChange={(value) => type({ entered: { ...entered, [parameter.name]: value } })}
        />
      ))}
      {schema !== undefined && (
        <Field label={t('apiBrowser.body', { type: typeText(schema) })} error={parsed.problem}>
          {(control) => (
            <TextArea
              {...control}
              spellCheck={false}
              value={text}
              onChange={({ target }) => type({ text: target.value })}
            />
          )}
        </Field>
      )}
      {accept !== undefined && (
        <Field label={t('apiBrowser.answerType')}>
          {(control) => (
            <NativeSelect
              {...control}
              options={types.map((value) => ({ value, label: value }))}
              value={accept}
              onChange={(value) => type({ entered: { ...entered, [ACCEPT]: value } })}
            />
          )}
        </Field>
      )}
      {method !== 'GET' && <Notice tone="warning">{t('apiBrowser.changes')}</Notice>}
      <Actions>
        <Button type="submit" variant={method === 'DELETE' ? 'danger' : 'primary'}>
          {t('apiBrowser.send', { method })}
        </Button>
        {reset && <Button onClick={reset}>{t('apiBrowser.reset')}</Button>}
        <CopyText
          label={t('apiBrowser.copyCurl')}
          text={() =>
            curlOf(method, url, user.username, {
              body: schema === undefined ? undefined : text,
              accept,
            })
          }
        />
      </Actions>
      <FailureNotice error={send.error} />
      {send.data && (
        <section aria-label={t('apiBrowser.response')}>
          <Quiet role="status">
            {t('apiBrowser.took', { ms: send.data.ms })}
            {send.data.text === '' && ` ${t('apiBrowser.empty')}`}
          </Quiet>
          {send.data.text !== '' && (
            <Code tabIndex={0} aria-label={t('apiBrowser.response')}>
              {send.data.text}
            </Code>
          )}
        </section>
      )}
    </Body>
  );
}

function ParameterField({
  parameter: { name, required, description, schema },
  value,
  onChange,
}: {
  parameter: ApiParameter;
  value: string;
  onChange: (value: string) => void;
}) {
  const label = `${name} (${typeText(schema)})`;
  const help = description === undefined ? undefined : markedText(description);
  return schema['type'] === 'array' ? (
    <Field label={label} help={help ?? t('apiBrowser.oneALine')}>
      {(control) => (
        <TextArea
          {...control}
          required={required}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  ) : (
    <TextInput
      label={label}
      help={help}
      required={required}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function readBody(text: string): { body?: unknown; problem?: string } {
  try {
    return { body: parseExact(text) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : t('apiBrowser.noJson') };
  }
}

/** Where the chosen media type is kept; no parameter has the name of a header. */
const ACCEPT = 'Accept';

/** Longer responses would slow down the page. */
const MOST_SHOWN = 200_000;

function shownBody(text: string): string {
  const whole = indented(text);
  return whole.length > MOST_SHOWN ? `${whole.slice(0, MOST_SHOWN)}\n…` : whole;
}

const indented = (text: string): string =>
  text.length > MOST_SHOWN * 5 ? text : (prettyJson(text) ?? text);

const Body = styled.form`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  max-width: 60rem;
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m}
    ${({ theme }) => theme.space.m};
  textarea {
    font-family: ${({ theme }) => theme.font.log};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
`;
const Quiet = styled.p`
  margin: 0 0 ${({ theme }) => theme.space.s};
  color: ${({ theme }) => theme.color.muted};
`;
const Code = styled.pre`
  max-height: 30rem;
  margin: 0;
  padding: ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.sunken};
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  white-space: pre-wrap;
  overflow: auto;
  overflow-wrap: anywhere;
`;
