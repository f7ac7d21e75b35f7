import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useRef } from 'react';
import styled from 'styled-components';
import { streamsOf } from '@/domain/search/stream-filter';
import { onlyQuery } from '@/domain/search/view/view';
import type { TimeRange } from '@/domain/time-range/time-range';
import { queryInputQueries } from '@/shared/query-input/completion/queries';
import { QueryInput } from '@/shared/query-input/QueryInput';
import { verdictOf } from '@/shared/query-input/verdict/verdict';
import { withVariables } from '@/shared/query-input/verdict/verdict-of-variables';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { labelInText } from '@/shared/time-range-picker/range-label';
import { TimeRangePicker } from '@/shared/time-range-picker/TimeRangePicker';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import { Button } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Notice } from '@/ui/notice/Notice';
import { searchQueries } from '@/views/execution/queries';
import { useView } from '@/views/view-state/view-state-context';
import { useQueryVariables } from '@/views/variables/use-bindings';
import { StreamFilter } from '@/views/stream-filter/StreamFilter';

const MakeVariable = lazyComponent(async () => (await import('./MakeVariable')).MakeVariable);

/** The query, range and streams of a single widget, while they are edited. */
export type OwnQuery = {
  timerange: TimeRange | null;
  streams: readonly string[];
  text: string;
};

type Props = {
  value: OwnQuery;
  onChange: (next: OwnQuery) => void;
  /** Called on Enter and by the search button. */
  onSubmit: () => void;
  /** Increases with each refused submit, which makes the input show its problems. */
  refusals: number;
};

/** The range and streams in effect, the fields there, and whether the query is valid. */
export function useOwnQuery({ timerange, streams, text }: OwnQuery) {
  const { view } = useView();
  const query = onlyQuery(view);
  // Searches have no variables, so that `$name$` is a text there.
  const isDashboard = view.type === 'DASHBOARD';
  const range = timerange ?? query.timerange;
  const inherited = useMemo(() => streamsOf(query.filter), [query.filter]);
  const searched = streams.length > 0 ? streams : inherited;
  const { data: fields } = useQuery(searchQueries.fields(searched, range));
  const validation = useQuery(queryInputQueries.validation(text, { range, streams: searched }));
  const variables = useQueryVariables();
  const verdict = useMemo(() => {
    const found = verdictOf(text, validation.data);
    return isDashboard ? withVariables(found, text, variables) : found;
  }, [text, validation.data, isDashboard, variables]);
  const scope = useMemo(
    () => ({ range, streams: searched, fields, variables }),
    [range, searched, fields, variables],
  );
  return {
    verdict,
    scope,
    isInvalid: verdict.known && verdict.status === 'ERROR',
    /** The server is validating the text. */
    isChecking: !verdict.known && validation.isFetching,
  };
}

/** Query, range and streams in addition to those of the page, or instead of them. */
export function OwnQueryControls(props: Props) {
  const { filter } = useView().page.state;
  const { timerange, streams, text, variable } = useControls(props);
  return (
    <Parts>
      {filter && <Filtered />}
      <Wide disabled={filter !== undefined}>
        <Part role="group" aria-label={t('widgets.range')}>
          <Label aria-hidden>{t('widgets.range')}</Label>
          {timerange}
        </Part>
        <Part role="group" aria-label={t('widgets.streams')}>
          <Label aria-hidden>{t('widgets.streams')}</Label>
          {streams}
          <Help>{t('widgets.streamsHelp')}</Help>
        </Part>
        <Part role="group" aria-label={t('widgets.query')}>
          <Label aria-hidden>{t('widgets.query')}</Label>
          {text}
          {variable}
          <Help>{t('widgets.queryHelp')}</Help>
        </Part>
      </Wide>
    </Parts>
  );
}

/** The same controls in two lines, with what differs from the page. */
export function OwnQueryBar(props: Props) {
  const { value, onChange } = props;
  const { page, view } = useView();
  const { filter } = page.state;
  const { timerange, streams, text, variable } = useControls(props);
  const own = [
    value.text.trim() !== '' && t('widgets.hasQuery'),
    value.timerange !== null && t('widgets.hasRange'),
    value.streams.length > 0 && t('widgets.hasStreams'),
  ].filter((one) => one !== false);
  return (
    <Bar>
      <Controls disabled={filter !== undefined} aria-label={t('widgets.ownQueryBar')}>
        <Line>
          {timerange}
          <Grow>{text}</Grow>
          <Button onClick={props.onSubmit}>{t('search.run')}</Button>
        </Line>
        <Line>
          {streams}
          {/* Widgets of dashboards usually have a query of their own. */}
          {view.type === 'SEARCH' && own.map((words) => <Chip key={words}>{words}</Chip>)}
          {variable}
          {own.length > 0 && (
            <Button variant="quiet" onClick={() => onChange(NOTHING_OWN)}>
              {t('widgets.removeOwn')}
            </Button>
          )}
        </Line>
      </Controls>
      {filter && <Filtered />}
    </Bar>
  );
}

/** The filter of a dashboard applies instead. */
function Filtered() {
  const { execute } = useView().page;
  return (
    <Notice
      tone="info"
      actions={
        <Button onClick={() => execute({ filter: null })}>{t('widgets.resetFilter')}</Button>
      }
    >
      {t('widgets.filtered')}
    </Notice>
  );
}

const NOTHING_OWN: OwnQuery = { timerange: null, streams: [], text: '' };

function useControls({ value, onChange, onSubmit, refusals }: Props) {
  const { zone } = useSession();
  const { verdict, scope } = useOwnQuery(value);
  const { data: config } = useQuery(searchQueries.config());
  const editor = useRef<TextEditor>(null);
  const isDashboard = useView().view.type === 'DASHBOARD';
  return {
    // Searches have no variables.
    variable: isDashboard && value.text.trim() !== '' && (
      <Suspense>
        <MakeVariable
          query={value.text}
          selection={() => editor.current?.selection()}
          onQuery={(text) => onChange({ ...value, text })}
        />
      </Suspense>
    ),
    timerange: (
      <TimeRangePicker
        range={value.timerange ?? undefined}
        zone={zone}
        config={config}
        {...(value.timerange === null && {
          label: t('widgets.pageRange', { range: labelInText(scope.range, zone) }),
        })}
        onApply={(timerange) => onChange({ ...value, timerange })}
        onNone={() => onChange({ ...value, timerange: null })}
      />
    ),
    streams: (
      <StreamFilter
        chosen={value.streams}
        settled
        onChange={(streams) => onChange({ ...value, streams })}
      />
    ),
    text: (
      <QueryInput
        value={value.text}
        onChange={(text) => onChange({ ...value, text })}
        onSubmit={onSubmit}
        verdict={verdict}
        scope={scope}
        editor={editor}
        editorWanted={false}
        refusals={refusals}
      />
    ),
  };
}

const Controls = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  &:disabled {
    opacity: 0.6;
    /* Buttons would be dimmed twice. */
    :disabled {
      opacity: 1;
    }
  }
`;

const Bar = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  padding: ${({ theme }) => theme.space.s};
  border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
`;

const Grow = styled.div`
  flex: 1;
  min-width: min(24em, 100%);
`;

const Parts = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
`;

const Wide = styled(Controls)`
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
