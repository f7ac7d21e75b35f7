import { call } from '@/api/client';
import { createGrokPattern, updateGrokPattern, type GrokPattern } from '@/contract/grok';
import { TextField } from '@/shared/form/fields';
import type { ResourceForm } from '@/shared/resource/ResourceForm';
import { t } from '@/shared/texts/t';
import { PatternWithTest } from './testing/PatternWithTest';

export type GrokValues = { name: string; pattern: string };

const toDraft = ({ name, pattern }: GrokValues) => ({
  name: name.trim(),
  pattern: pattern.trim(),
});

export const grokForm: ResourceForm<GrokValues, GrokPattern, GrokPattern> = {
  empty: () => ({ name: '', pattern: '' }),
  from: ({ name, pattern }) => ({ name, pattern }),
  validate: ({ name, pattern }) => ({
    ...(/\s/.test(name.trim()) && { name: t('grok.nameSpaces') }),
    ...(pattern.trim() === '' && { pattern: t('forms.required') }),
  }),
  create: (values) => call(createGrokPattern, toDraft(values)),
  createsAgain: true,
  update: ({ id }, values) => call(updateGrokPattern, { id, ...toDraft(values) }),
  refusals: {
    name: /already exists|must not contain spaces/,
    pattern: /Invalid pattern|No definition|recursion|longer than/i,
  },
  Fields: GrokFields,
  texts: {
    new: 'grok.newTitle',
    edit: 'grok.edit',
    create: 'grok.create',
    created: ({ name }) => t('grok.created', { name }),
    update: 'grok.update',
    updated: ({ name }) => t('grok.updated', { name }),
  },
};

function GrokFields() {
  return (
    <>
      <TextField
        name="name"
        label={t('grok.field.name')}
        help={t('grok.field.nameHelp')}
        required
        maxLength={200}
        spellCheck={false}
        autoComplete="off"
        data-autofocus
      />
      <PatternWithTest />
    </>
  );
}
