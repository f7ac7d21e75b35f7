import { useDeferredValue, useId } from 'react';
import styled from 'styled-components';
import type { TextWidget } from '@/domain/search/widgets/widget';
import { travelByKeys } from '@/shared/keys/travel-by-keys';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Markdown } from '@/ui/markdown/Markdown';
import { LONGEST_MARKDOWN } from '@/ui/markdown/parse-markdown';
import { TextArea } from '@/ui/text-input/TextBox';
import { EditorGuard } from '@/views/widget-run/EditorGuard';
import { EditorSteps } from '@/views/widget-run/EditorSteps';
import type { EditorPageProps } from '@/views/widget-frame/widget-type';
import { useTextEditor } from './use-text-editor';

/** Edits a text in place, with its preview beside it. */
export function TextEditor({
  widget,
  title,
  onMount,
  onClose,
  onCancel,
}: EditorPageProps<TextWidget>) {
  const editor = useTextEditor(widget);
  const id = useId();
  const shown = useDeferredValue(editor.markdown);
  const apply = () => {
    editor.apply();
    onClose();
  };
  return (
    <Root
      ref={onMount}
      tabIndex={-1}
      aria-label={t('editor.title', { title })}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) apply();
        else travelByKeys(event, editor);
      }}
    >
      <EditorGuard {...editor} />
      <Head>
        <h2 id={id}>{title}</h2>
        <EditorSteps undo={editor.undo} redo={editor.redo} />
      </Head>
      <Text
        ref={writeAtEnd}
        aria-label={t('editor.markdown')}
        aria-describedby={`${id}-help`}
        placeholder={t('editor.markdownExample')}
        value={editor.markdown}
        maxLength={LONGEST_MARKDOWN}
        autoFocus
        data-autofocus
        onChange={({ currentTarget: { value } }) => editor.change(value)}
      />
      <Preview tabIndex={0} role="region" aria-label={t('editor.preview')}>
        <Markdown text={shown} />
      </Preview>
      <Foot>
        <small id={`${id}-help`}>{t('editor.markdownHelp')}</small>
        <Button
          onClick={() => {
            editor.discard();
            onCancel();
          }}
        >
          {t('forms.cancel')}
        </Button>
        <Button variant="primary" onClick={apply}>
          {t('editor.updateWidget')}
        </Button>
      </Foot>
    </Root>
  );
}

/** Users who began to write while the editor loaded go on there. */
function writeAtEnd(box: HTMLTextAreaElement | null): void {
  box?.setSelectionRange(box.value.length, box.value.length);
}

const Root = styled.section`
  flex: 1;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / 1fr 1fr;
  min-height: 0;
  border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
  overflow: hidden;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    flex: none;
    grid-template: auto 14em minmax(10em, auto) auto / minmax(0, 1fr);
  }
`;

const Head = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  border-bottom: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  h2 {
    flex: 1;
    min-width: 0;
    margin: 0;
    overflow: hidden;
    font-size: ${({ theme }) => theme.size.base};
    font-weight: ${({ theme }) => theme.weight.semibold};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Text = styled(TextArea)`
  height: 100%;
  max-height: none;
  padding: ${({ theme }) => theme.space.l};
  border: 0;
  border-radius: 0;
  font-family: ${({ theme }) => theme.font.log};
  resize: none;
  field-sizing: fixed;
  outline-offset: -${({ theme }) => theme.line.strong};
`;

const Preview = styled.div`
  padding: ${({ theme }) => theme.space.l};
  border-inline-start: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  overflow: auto;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    border-inline-start: 0;
    border-block-start: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  }
`;

const Foot = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  border-top: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  > small {
    flex: 1 1 16em;
    color: ${({ theme }) => theme.color.muted};
  }
`;
