import { Fragment } from 'react';
import styled from 'styled-components';
import type { ListAttribute } from '@/contract/page-list';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { searchedAttributes, titleInText } from './searched-attributes';

/** Explains the query language of lists, with the attributes of this list. */
export function QueryHelp({ attributes }: { attributes: readonly ListAttribute[] }) {
  const named = searchedAttributes(attributes);
  const first = named[0];
  const texts = attributes.filter(
    ({ type, sortable, hidden }) => type === 'STRING' && sortable && !hidden,
  );
  const embedded = useIsEmbedded();
  const dated = named.find(({ type }) => type === 'DATE');
  const field = first?.id ?? 'title';
  const examples: [example: string, meaning: string][] = [
    [`${field}:mail`, t('lists.queryHelpField')],
    [`${field}:"mail server"`, t('lists.queryHelpPhrase')],
    [`-${field}:test`, t('lists.queryHelpNot')],
    [`${field}:mail,web`, t('lists.queryHelpEither')],
    [`${field}:=mail`, t('lists.queryHelpExact')],
    [`${field}:=~^mail`, t('lists.queryHelpPattern')],
    ...(dated ? [[`${dated.id}:>2026-01-31`, t('lists.queryHelpAfter')] as [string, string]] : []),
  ];
  return (
    <Help>
      <p>
        {embedded
          ? t('lists.queryHelpLead', { titles: texts.map(({ title }) => title).join(', ') })
          : t('lists.queryHelpTitleOnly', { title: titleInText(first?.title ?? field) })}
      </p>
      <dl>
        {examples.map(([example, meaning]) => (
          <Fragment key={example}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{meaning}</dd>
          </Fragment>
        ))}
      </dl>
      {named.length > 0 && (
        <p>
          {t('lists.queryHelpFields')}:{' '}
          {named.map(({ id }, at) => (
            <Fragment key={id}>
              {at > 0 && ', '}
              <code>{id}</code>
            </Fragment>
          ))}
        </p>
      )}
    </Help>
  );
}

const Help = styled.div`
  max-width: ${({ theme }) => theme.width.sheet};
  padding: ${({ theme }) => theme.space.m} ${({ theme }) => theme.space.l};
  p {
    margin: 0;
  }
  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.l};
    margin: ${({ theme }) => theme.space.s} 0;
  }
  dd {
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
  }
`;
