import { Suspense } from 'react';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useMedia } from '@/ui/media/use-media';
import type { SeriesSampleKind } from './SeriesSample';
import { Swatch } from './Swatch';

type SeriesMarkProps = {
  colour: string;
  /** How the chart draws its series; without it, or without a place, there is only a colour. */
  sample: SeriesSampleKind | undefined;
  place: number | undefined;
  isHidden?: boolean;
};

/** What a series looks like, beside its name: its colour, and a sample where colours are forced. */
export function SeriesMark({ colour, sample, place, isHidden = false }: SeriesMarkProps) {
  const isForced = useMedia('(forced-colors: active)');
  if (!isForced || !sample || place === undefined)
    return <Swatch style={isHidden ? { borderColor: colour } : { background: colour }} />;
  return (
    <Suspense fallback={null}>
      <SeriesSample kind={isHidden ? 'hidden' : sample} colour={colour} place={place} />
    </Suspense>
  );
}

const SeriesSample = lazyComponent(async () => (await import('./SeriesSample')).SeriesSample, {
  preload: false,
});
