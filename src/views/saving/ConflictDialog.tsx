import { useQuery } from '@tanstack/react-query';
import { useId, useMemo } from 'react';
import styled from 'styled-components';
import {
  keyOf,
  mergeViews,
  defaultChoice,
  type Change,
  type ChangedPart,
  type Choice,
} from '@/domain/search/view/merge-views';
import { sameContent } from '@/domain/search/view/same-content';
import type { ViewDocument } from '@/domain/search/view/view';
import { useDraft } from '@/shared/drafts/use-draft';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { Notice } from '@/ui/notice/Notice';
import { searchQueries } from '@/views/execution/queries';
import {
  pageOfWidgetAmong,
  pageTitleAmong,
  titleAmong,
  valuesOf,
  type Names,
} from '@/views/comparison/change-values';
import type { Conflict } from '@/views/storing/store-view';

type ConflictDialogProps = {
  conflict: Conflict;
  /** The key under which the choices are kept until they are saved. */
  draftKey: string;
  busy: boolean;
  /** Saves `document` as a change on top of `of`. */
  onSave: (document: ViewDocument, of: ViewDocument) => void;
  /** Discards the user's own changes and continues with the stored version. */
  onTakeTheirs: () => void;
  onCancel: () => void;
};

type KeptChoices = { among: ViewDocument; choices: ReadonlyMap<string, Choice> };

/**
 * The same view was saved meanwhile, by another user or in another tab: lists the changes of both sides, and lets users
 * choose which to keep.
 */
export function ConflictDialog({
  conflict,
  draftKey,
  busy,
  onSave,
  onTakeTheirs,
  onCancel,
}: ConflictDialogProps) {
  const { base, mine, current } = conflict;
  const { zone } = useSession();
  const { data: streams } = useQuery({ ...searchQueries.streams(), retry: false });
  const [saved, keep] = useDraft<KeptChoices>(draftKey, { among: current, choices: new Map() });
  // Drop the choices if the other side has saved again since.
  const choices: KeptChoices['choices'] = sameContent(saved.among, current)
    ? saved.choices
    : new Map();
  const choiceOf = (change: Change): Choice =>
    choices.get(keyOf(change.part)) ?? defaultChoice(change);
  const { changes, merged } = mergeViews(base, mine, current, choiceOf);
  const names = useMemo(
    (): Names => ({ zone, stream: (id) => streams?.find((one) => one.id === id)?.title ?? id }),
    [zone, streams],
  );
  // Conflicts come first.
  const listed = changes.toSorted(
    (one, other) => Number(other.by === 'both') - Number(one.by === 'both'),
  );
  const footer = (
    <>
      <Button onClick={onCancel} data-autofocus>
        {t('views.cancel')}
      </Button>
      <Button variant="danger" onClick={onTakeTheirs}>
        {t('views.takeTheirs')}
      </Button>
      <Button
        variant="primary"
        aria-disabled={busy || undefined}
        onClick={() => {
          if (!busy) onSave(merged, current);
        }}
      >
        {t('views.saveMerged')}
      </Button>
    </>
  );
  return (
    <Modal
      title={titleOf(conflict)}
      size="large"
      onClose={onCancel}
      closeLabel={t('views.cancel')}
      footer={footer}
    >
      <Content>
        <p>{t('views.conflictLead', { title: current.title })}</p>
        {changes.every(({ by }) => by !== 'both') && (
          <Notice tone="info">{t('views.noOverlap')}</Notice>
        )}
        {listed.map((change) => (
          <ChangeChoice
            key={keyOf(change.part)}
            change={change}
            conflict={conflict}
            names={names}
            choice={choiceOf(change)}
            onChoose={(choice) =>
              keep({ among: current, choices: new Map([...choices, [keyOf(change.part), choice]]) })
            }
          />
        ))}
      </Content>
    </Modal>
  );
}

const titleOf = ({ by, current: { type } }: Conflict): string =>
  by === 'otherTab'
    ? t(type === 'SEARCH' ? 'views.otherTabTitle' : 'views.otherTabTitleDashboard')
    : t(type === 'SEARCH' ? 'views.conflictTitle' : 'views.conflictTitleDashboard');

type ChangeChoiceProps = {
  change: Change;
  conflict: Conflict;
  names: Names;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

function ChangeChoice({
  change: { part, by },
  conflict: { by: savedBy, base, mine, current },
  names,
  choice,
  onChoose,
}: ChangeChoiceProps) {
  const group = useId();
  const versions = [base, mine, current];
  const [before, my, their] = valuesOf(part, versions, names);
  const title = nameOf(part, versions);
  const option = (of: Choice, words: string, value: string | undefined) => (
    <label>
      <input type="radio" name={group} checked={choice === of} onChange={() => onChoose(of)} />{' '}
      <span>
        {words}
        {value !== undefined && (
          <>
            : <q>{value}</q>
          </>
        )}
      </span>
    </label>
  );
  return (
    <fieldset data-part={part.part}>
      <legend>
        {title} <small>{t(`views.by.${by}`)}</small>
      </legend>
      {(by === 'both' || by === 'apart') && before !== undefined && (
        <p>
          {t('views.before')}: <q>{before}</q>
        </p>
      )}
      {by === 'apart' && option('each', t('views.keepEach'), undefined)}
      {option('mine', t(by === 'theirs' ? 'views.keepBefore' : 'views.keepMine'), my)}
      {option(
        'theirs',
        t(
          by === 'mine'
            ? 'views.keepBefore'
            : savedBy === 'otherTab'
              ? 'views.keepOtherTab'
              : 'views.keepTheirs',
        ),
        their,
      )}
    </fieldset>
  );
}

function nameOf(part: ChangedPart, versions: readonly ViewDocument[]): string {
  switch (part.part) {
    case 'widget':
    case 'widgetTitle': {
      const title = titleAmong(versions, part.widgetId);
      const page = pageOfWidgetAmong(versions, part.widgetId);
      const name = t(part.part === 'widget' ? 'views.partWidget' : 'views.partWidgetTitle', {
        title,
      });
      return page === undefined ? name : t('views.onPage', { name, page });
    }
    case 'page':
      return t('views.partPage', { title: pageTitleAmong(versions, part.pageId) });
    case 'pageTitle':
      return t('views.partPageTitle', { title: pageTitleAmong(versions, part.pageId) });
    case 'variable':
      return t('views.partVariable', { name: part.name });
    default:
      return t(`views.part.${part.part}`);
  }
}

const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  p {
    margin: 0;
  }
  fieldset {
    display: grid;
    gap: ${({ theme }) => theme.space.xs};
    min-width: 0;
    margin: 0;
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m} ${theme.space.s}`};
    border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
    border-radius: ${({ theme }) => theme.radius.large};
  }
  legend {
    padding: 0 ${({ theme }) => theme.space.xs};
    font-weight: ${({ theme }) => theme.weight.bold};
  }
  small {
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.weight.normal};
  }
  fieldset p {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.s};
    align-items: baseline;
  }
  q {
    font-family: ${({ theme }) => theme.font.log};
    font-size: ${({ theme }) => theme.size.small};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    quotes: none;
  }
`;
