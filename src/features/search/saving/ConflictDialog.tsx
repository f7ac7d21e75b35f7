import { useId, useState } from 'react';
import styled from 'styled-components';
import { mergeViews, type ChangedPart } from '@/domain/search/merge-views';
import { onlyQuery, stateOf, type ViewDocument } from '@/domain/search/view';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { Notice } from '@/ui/notice/Notice';
import type { Conflict } from './store-view';

type ConflictDialogProps = {
  conflict: Conflict;
  busy: boolean;
  /** Stores `document` as a change of `of`. */
  onSave: (document: ViewDocument, of: ViewDocument) => void;
  /** Goes on with what is stored; one's own changes are given up. */
  onTakeTheirs: () => void;
  onCancel: () => void;
};

/** Somebody stored the same saved search meanwhile: what each side changed, and what to do with it. */
export function ConflictDialog({ conflict: { base, mine, current }, busy, onSave, onTakeTheirs, onCancel }: ConflictDialogProps) {
  const [prefer, setPrefer] = useState<'mine' | 'theirs'>('mine');
  const name = useId();
  const { merged, conflicts, ...sides } = mergeViews(base, mine, current, prefer);
  const words = (parts: readonly ChangedPart[]) => parts.map((part) => wordOf(part, [mine, current, base]));
  const footer = (
    <>
      <Button onClick={onCancel} data-autofocus>{t('views.cancel')}</Button>
      <Button variant="danger" onClick={onTakeTheirs}>{t('views.takeTheirs')}</Button>
      <Button variant="primary" aria-disabled={busy || undefined} onClick={() => { if (!busy) onSave(merged, current); }}>{t('views.saveMerged')}</Button>
    </>
  );
  return (
    <Modal title={t('views.conflictTitle')} size="large" onClose={onCancel} closeLabel={t('views.cancel')} footer={footer}>
      <Content>
        <p>{t('views.conflictLead', { title: current.title })}</p>
        <Sides>
          <section aria-labelledby={`${name}-mine`}><h3 id={`${name}-mine`}>{t('views.yourChanges')}</h3><ul>{words(sides.mine).map((word) => <li key={word}>{word}</li>)}</ul></section>
          <section aria-labelledby={`${name}-theirs`}><h3 id={`${name}-theirs`}>{t('views.theirChanges')}</h3><ul>{words(sides.theirs).map((word) => <li key={word}>{word}</li>)}</ul></section>
        </Sides>
        {conflicts.length === 0 ? <Notice tone="info">{t('views.noOverlap')}</Notice> : (
          <fieldset>
            <legend>{t('views.overlap', { parts: words(conflicts).join(', ') })}</legend>
            <label><input type="radio" name={name} checked={prefer === 'mine'} onChange={() => setPrefer('mine')} /> {t('views.keepMine')}</label>
            <label><input type="radio" name={name} checked={prefer === 'theirs'} onChange={() => setPrefer('theirs')} /> {t('views.keepTheirs')}</label>
          </fieldset>
        )}
      </Content>
    </Modal>
  );
}

/** A widget is called by its title, in whichever version it has one. */
function wordOf(part: ChangedPart, documents: readonly ViewDocument[]): string {
  if (part.part !== 'widget' && part.part !== 'widgetTitle') return t(`views.part.${part.part}`);
  const titles = documents.map((document) => stateOf(document, onlyQuery(document).id).titles.widget);
  const title = titles.find((one) => Object.hasOwn(one, part.widgetId))?.[part.widgetId] ?? part.widgetId;
  return t(part.part === 'widget' ? 'views.partWidget' : 'views.partWidgetTitle', { title });
}

const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  p { margin: 0; }
  fieldset { display: grid; gap: ${({ theme }) => theme.space.xs}; margin: 0; padding: ${({ theme }) => theme.space.m}; border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`}; border-radius: ${({ theme }) => theme.radius.large}; }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 16em), 1fr));
  gap: ${({ theme }) => theme.space.l};
  h3 { margin: 0 0 ${({ theme }) => theme.space.xs}; font-size: ${({ theme }) => theme.size.base}; }
  ul { margin: 0; padding-inline-start: 1.2em; overflow-wrap: anywhere; }
`;
