import styled from 'styled-components';
import type { EntityDescriptor, EntityShare } from '@/contract/shares';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { typeName } from './shared-entity';

type TitleOf = (grantee: string) => string;

/** The server's reasons for refusing a selection, with names instead of GRNs. */
export function ValidationProblems({
  validation: { failed, errors, error_context: context },
  titleOf,
}: {
  validation: EntityShare['validation_result'];
  titleOf: TitleOf;
}) {
  if (!failed) return null;
  // The server's messages contain lists as `<[a, b]>`.
  const named = (words: string) =>
    Object.values(context)
      .flat()
      .reduce((text, grn) => text.replaceAll(grn, titleOf(grn)), words)
      .replace(/<\[(.*?)\]>/g, '"$1"');
  return (
    <Notice tone="danger" title={t('sharing.invalid')}>
      {Object.values(errors)
        .flat()
        .map((words) => (
          <Words key={words}>{named(words)}</Words>
        ))}
      {Object.hasOwn(context, 'selected_grantee_capabilities') && (
        <Words>{t('sharing.ownerNeeded')}</Words>
      )}
    </Notice>
  );
}

/** Dependencies the grantees cannot see: share them, too, or ask their owners to. */
export function MissingDependencies({
  missing,
  titleOf,
}: {
  missing: readonly (readonly [grantee: string, entities: EntityDescriptor[]])[];
  titleOf: TitleOf;
}) {
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={t('sharing.missingTitle')}>
      {missing.map(([grantee, entities]) => (
        <div key={grantee}>
          <Words>{t('sharing.missingOf', { name: titleOf(grantee) })}</Words>
          <List>
            {entities.map((entity) => (
              <li key={entity.id}>{wordsOf(entity)}</li>
            ))}
          </List>
        </div>
      ))}
    </Notice>
  );
}

function wordsOf({ type, title, owners }: EntityDescriptor): string {
  const entity = { type: typeName(type), title };
  return owners.length === 0
    ? t('sharing.missingEntity', entity)
    : t('sharing.missingOwned', {
        ...entity,
        owners: owners.map((owner) => owner.title).join(', '),
      });
}

const Words = styled.p`
  margin: 0;
`;

const List = styled.ul`
  margin: 0;
  padding-inline-start: 1.5em;
`;
