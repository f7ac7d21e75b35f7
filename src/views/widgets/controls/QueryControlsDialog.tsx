import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { streamsOf } from '@/domain/search/stream-filter';
import { onlyQuery } from '@/domain/search/view/view';
import { useDraft } from '@/shared/drafts/use-draft';
import { queryInputQueries } from '@/shared/query-input/queries';
import { QueryInput } from '@/shared/query-input/QueryInput';
import { verdictOf } from '@/shared/query-input/verdict';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { TimeRangePicker } from '@/shared/time-range-picker/TimeRangePicker';
import { Button } from '@/ui/button/Button';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import { Modal } from '@/ui/modal/Modal';
import { useView } from '@/views/session/session-context';
import { searchQueries } from '@/views/execution/queries';
import { StreamFilter } from '@/views/stream-filter/StreamFilter';
import type { EditorProps } from '../frame/widget-type';

/**
 * Query, range and streams of a single widget, in addition to those of the page or instead of them.
 */
export function QueryControlsDialog({ widget, title, onClose }: EditorProps) {
  const { view, edit, draftKey } = useView();
  const { zone } = useSession();
  const query = onlyQuery(view);
  const [controls, setControls, discard] = useDraft(`${draftKey}.query.${widget.id}`, {
    timerange: widget.timerange,
    streams: widget.streams,
    text: widget.query ?? '',
  });
  const { timerange, streams, text } = controls;
  const [refusals, setRefusals] = useState(0);
  const editor = useRef<TextEditor>(null);
  const range = timerange ?? query.timerange;
  const searched = streams.length > 0 ? streams : streamsOf(query.filter);
  const { data: config } = useQuery(searchQueries.config());
  const { data: fields } = useQuery(searchQueries.fields(searched, range));
  const validation = useQuery(queryInputQueries.validation(text, { range, streams: searched }));
  const verdict = useMemo(() => verdictOf(text, validation.data), [text, validation.data]);
  const scope = useMemo(() => ({ range, streams: searched, fields }), [range, searched, fields]);

  const leave = () => {
    discard();
    onClose();
  };
  const apply = () => {
    if (verdict.known && verdict.status === 'ERROR') {
      setRefusals((count) => count + 1);
      return;
    }
    edit({
      type: 'widget',
      widget: { ...widget, timerange, streams, query: text.trim() === '' ? null : text },
    });
    leave();
  };

  return (
    <Modal
      title={t('widgets.queryOf', { title })}
      size="large"
      onClose={onClose}
      closeLabel={t('forms.close')}
      footer={
        <>
          <Button onClick={leave}>{t('forms.cancel')}</Button>
          <Button variant="primary" onClick={apply}>
            {t('widgets.applyQuery')}
          </Button>
        </>
      }
    >
      <Parts>
        <Part role="group" aria-label={t('widgets.range')}>
          <Label aria-hidden>{t('widgets.range')}</Label>
          <TimeRangePicker
            range={timerange ?? undefined}
            zone={zone}
            config={config}
            onApply={(next) => setControls({ ...controls, timerange: next })}
            onNone={() => setControls({ ...controls, timerange: null })}
          />
        </Part>
        <Part role="group" aria-label={t('widgets.streams')}>
          <Label aria-hidden>{t('widgets.streams')}</Label>
          <StreamFilter
            chosen={streams}
            settled
            onChange={(next) => setControls({ ...controls, streams: next })}
          />
          <Help>{t('widgets.streamsHelp')}</Help>
        </Part>
        <Part role="group" aria-label={t('widgets.query')}>
          <Label aria-hidden>{t('widgets.query')}</Label>
          <QueryInput
            value={text}
            onChange={(next) => setControls({ ...controls, text: next })}
            onSubmit={apply}
            verdict={verdict}
            scope={scope}
            editor={editor}
            editorWanted={false}
            refusals={refusals}
          />
          <Help>{t('widgets.queryHelp')}</Help>
        </Part>
      </Parts>
    </Modal>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

const Part = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  justify-items: start;
  > :has([role='textbox'], textarea) {
    justify-self: stretch;
  }
`;

const Label = styled.span`
  font-weight: ${({ theme }) => theme.weight.semibold};
`;

const Help = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
