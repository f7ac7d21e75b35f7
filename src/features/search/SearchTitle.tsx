import { useQuery } from '@tanstack/react-query';
import { PageTitle } from '@/shared/page-title/PageTitle';
import { t } from '@/shared/texts/t';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { searchQueries } from './queries';

/** The window is named after the one stream that is searched, as soon as its title is known anyway. */
export function SearchTitle({ streams: [only, ...others] }: { streams: readonly string[] }) {
  const { data } = useQuery({ ...searchQueries.streams(), enabled: false });
  const stream = others.length === 0 ? data?.find(({ id }) => id === only) : undefined;
  const title = stream ? t('search.titleStream', { title: stream.title }) : t('search.title');
  return (
    <>
      <PageTitle title={title} />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
    </>
  );
}
