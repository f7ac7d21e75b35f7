import { useState } from 'react';
import styled from 'styled-components';
import type { ViewDocument } from '@/domain/search/view/view';
import { t } from '@/shared/texts/t';
import { SegmentedControl } from '@/ui/segmented-control/SegmentedControl';
import type { Names } from '@/views/comparison/change-values';
import { describeVersion, type DescribedChange } from '@/views/comparison/describe-version';

type VersionChangesProps = {
  version: ViewDocument;
  /** The version before it; undefined for the first one. */
  before: ViewDocument | undefined;
  /** What the page shows, with unsaved changes. */
  now: ViewDocument;
  names: Names;
};

type Compared = 'before' | 'now';

/** What a version changed, or what changed since then. */
export function VersionChanges({ version, before, now, names }: VersionChangesProps) {
  const [wanted, compare] = useState<Compared>('before');
  const compared = before ? wanted : 'now';
  const changes =
    before && compared === 'before'
      ? describeVersion(before, version, names)
      : describeVersion(version, now, names);
  return (
    <section aria-label={t('versions.changes')}>
      {before && (
        <SegmentedControl
          label={t('versions.compare')}
          options={[
            { value: 'before', label: t('versions.withBefore') },
            { value: 'now', label: t('versions.withNow') },
          ]}
          value={compared}
          onChange={compare}
        />
      )}
      {!before && <Lead>{t('versions.sinceFirst')}</Lead>}
      {changes.length === 0 ? (
        <Lead>{t('versions.same')}</Lead>
      ) : (
        <Changes>
          {changes.map((change, at) => (
            <li key={at}>
              <Described change={change} />
            </li>
          ))}
        </Changes>
      )}
    </section>
  );
}

function Described({ change: { text, values } }: { change: DescribedChange }) {
  return (
    <>
      <strong>{text}</strong>
      {values.map(({ name, ...value }) =>
        // A description list needs a name for each value.
        name === '' ? (
          <Values as="p" key={name}>
            <FromTo {...value} />
          </Values>
        ) : (
          <Values key={name}>
            <dt>{name}</dt>
            <dd>
              <FromTo {...value} />
            </dd>
          </Values>
        ),
      )}
    </>
  );
}

function FromTo({ before, after }: { before: string; after: string }) {
  return (
    <>
      <del>{before || t('views.nothing')}</del> <span aria-hidden>→</span>{' '}
      <ins>{after || t('views.nothing')}</ins>
    </>
  );
}

const Lead = styled.p`
  margin: ${({ theme }) => theme.space.m} 0 0;
  color: ${({ theme }) => theme.color.muted};
`;

const Changes = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  margin: ${({ theme }) => theme.space.m} 0 0;
  padding: 0;
  list-style: none;
  strong {
    font-weight: ${({ theme }) => theme.weight.medium};
    overflow-wrap: anywhere;
  }
`;

const Values = styled.dl`
  margin: ${({ theme }) => theme.space.xs} 0 0;
  padding-inline-start: ${({ theme }) => theme.space.m};
  font-size: ${({ theme }) => theme.size.small};
  dt {
    color: ${({ theme }) => theme.color.muted};
  }
  dd {
    margin: 0;
  }
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  del,
  ins {
    padding: 0 ${({ theme }) => theme.space.xs};
    border-radius: ${({ theme }) => theme.radius.base};
    font-family: ${({ theme }) => theme.font.log};
    text-decoration: none;
  }
  del {
    background: ${({ theme }) => theme.color.dangerSoft};
    color: ${({ theme }) => theme.color.danger};
  }
  ins {
    background: ${({ theme }) => theme.color.successSoft};
    color: ${({ theme }) => theme.color.success};
  }
`;
