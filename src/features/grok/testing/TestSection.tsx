import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { DEFAULT_STREAM_ID } from '@/contract/streams';
import { errorText } from '@/shared/failure/error-text';
import { newestMessages } from '@/shared/newest-messages/newest-messages';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import { Field } from '@/ui/field/Field';
import { Notice } from '@/ui/notice/Notice';
import { TextArea } from '@/ui/text-input/TextBox';
import type { GrokOutcome } from './grok-job';
import { TestResult } from './TestResult';

export type Sample = { text: string; namedOnly: boolean };

type TestSectionProps = {
  sample: Sample;
  onChange: (sample: Sample) => void;
  /** Undefined while there is nothing to test. */
  outcome: GrokOutcome | undefined;
};

/** A text to try the expression with, and what it captures of it. */
export function TestSection({ sample, onChange, outcome }: TestSectionProps) {
  const heading = useId();
  const newest = useNewestText((text) => onChange({ ...sample, text }));
  return (
    <Section aria-labelledby={heading}>
      <h3 id={heading}>{t('grok.test')}</h3>
      <Field label={t('grok.sample')}>
        {(control) => (
          <TextArea
            {...control}
            value={sample.text}
            spellCheck={false}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...sample, text: target.value })}
          />
        )}
      </Field>
      <Choices>
        <Button
          aria-disabled={newest.isPending || undefined}
          onClick={() => !newest.isPending && newest.mutate()}
        >
          {t('grok.newest')}
        </Button>
        <Checkbox
          label={t('grok.namedOnly')}
          help={t('grok.namedOnlyHelp')}
          checked={sample.namedOnly}
          onChange={({ target }) => onChange({ ...sample, namedOnly: target.checked })}
        />
      </Choices>
      {newest.isError && (
        <Notice tone="danger" title={t('grok.newestFailed')}>
          {errorText(newest.error)}
        </Notice>
      )}
      {newest.data === null && <Notice tone="info">{t('grok.noMessages')}</Notice>}
      {outcome && !outcome.problem && sample.text !== '' && (
        <TestResult text={sample.text} outcome={outcome} />
      )}
    </Section>
  );
}

/** Loads the text of the newest message that the user may read; null if there is none. */
function useNewestText(onFound: (text: string) => void) {
  const { permits } = useSession();
  return useMutation({
    mutationFn: async () => {
      const [row] = await newestMessages(
        {
          ofDefault: permits(PERMISSIONS.streams.read, DEFAULT_STREAM_ID),
          query: '',
          timerange: { type: 'relative', range: 0 },
          limit: 1,
        },
        new AbortController().signal,
      );
      const text = row?.message['message'];
      return typeof text === 'string' ? text : null;
    },
    onSuccess: (text) => text !== null && onFound(text),
  });
}

const Section = styled.section`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${({ theme }) => theme.space.m};
`;
