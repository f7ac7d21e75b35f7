import BookOpen from 'lucide-react/icons/book-open';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { t } from '@/shared/texts/t';
import { Breadcrumbs } from '@/ui/breadcrumbs/Breadcrumbs';
import { Chip } from '@/ui/chip/Chip';
import { PageHeader, type PageHeaderProps } from '@/ui/page-header/PageHeader';
import { Tooltip } from '@/ui/tooltip/Tooltip';

export type Lifecycle = 'experimental' | 'legacy';
export type PageHeadProps = Omit<PageHeaderProps, 'title' | 'badge' | 'documentation' | 'way'> & {
  /** Also the title of the window. */
  title: string;
  lifecycle?: Lifecycle;
  /** The parent pages that the user may see, outermost first. */
  way?: readonly { title: string; to: string }[];
  /** Link to the documentation of the page. */
  documentation?: string;
};

/** The header of every page. */
export function PageHead({ title, lifecycle, documentation, way, ...rest }: PageHeadProps) {
  return (
    <>
      <PageTitle title={title} />
      <PageHeader
        {...rest}
        title={title}
        way={
          way !== undefined &&
          way.length > 0 && (
            <Breadcrumbs
              label={t('page.way')}
              crumbs={way.map((page) => ({
                id: page.to,
                link: <Link to={page.to}>{page.title}</Link>,
              }))}
              here={title}
            />
          )
        }
        badge={lifecycle && <LifecycleBadge lifecycle={lifecycle} />}
        documentation={
          documentation !== undefined && (
            <Explained
              href={documentation}
              target="_blank"
              rel="noreferrer"
              aria-label={t('page.documentationOf', { title })}
            >
              <BookOpen aria-hidden size="1.1em" /> {t('page.documentation')}
            </Explained>
          )
        }
      />
    </>
  );
}

export function LifecycleBadge({ lifecycle }: { lifecycle: Lifecycle }) {
  const legacy = lifecycle === 'legacy';
  return (
    <Tooltip text={legacy ? t('page.legacyHelp') : t('page.experimentalHelp')}>
      <Chip tabIndex={0} tone={legacy ? 'warning' : 'info'}>
        {legacy ? t('page.legacy') : t('page.experimental')}
      </Chip>
    </Tooltip>
  );
}

const Explained = styled.a`
  white-space: nowrap;
  svg {
    vertical-align: -0.15em;
  }
`;
