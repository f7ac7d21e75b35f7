import { useId } from 'react';
import styled, { useTheme } from 'styled-components';
import {
  dashAt,
  dashRound,
  PATTERN_SIZE,
  patternPath,
  symbolPath,
} from '@/ui/chart/drawing/patterns';
import { DASHES } from '@/ui/chart/drawing/shape';

/** Bars and slices have patterns, lines dashes with symbols, points symbols, outlines dashes. */
export type SeriesSampleKind = 'fill' | 'line' | 'points' | 'outline';

const [WIDTH, HEIGHT, LINE_PX, SYMBOL_PX] = [30, 12, 1.5, 4];
const MIDDLE = { x: WIDTH / 2, y: HEIGHT / 2 };

type SeriesSampleProps = {
  /** The frame of a hidden series is as wide as its sample, so that a second click meets it, too. */
  kind: SeriesSampleKind | 'hidden';
  colour: string;
  place: number;
};

/** A piece of a series as its chart draws it where colours are forced. */
export function SeriesSample({ kind, colour, place }: SeriesSampleProps) {
  const { color } = useTheme();
  const id = useId();
  const size = { width: WIDTH, height: HEIGHT };
  return (
    <Sample {...size} aria-hidden>
      {kind === 'hidden' && <rect {...size} fill="none" stroke={colour} strokeWidth={LINE_PX} />}
      {kind === 'fill' && (
        <>
          <pattern id={id} width={PATTERN_SIZE} height={PATTERN_SIZE} patternUnits="userSpaceOnUse">
            <path d={patternPath(place)} stroke={color.surface} strokeWidth={1.2} fill="none" />
          </pattern>
          <rect {...size} fill={colour} />
          <rect {...size} fill={`url(#${id})`} />
        </>
      )}
      {(kind === 'line' || kind === 'outline') && (
        <path
          d={`M0 ${MIDDLE.y}h${WIDTH}`}
          stroke={colour}
          strokeWidth={LINE_PX}
          strokeDasharray={DASHES[dashAt(place)]}
        />
      )}
      {/* Rings inside a circle are lines below its dashes. */}
      {kind === 'outline' &&
        Array.from({ length: dashRound(place) }, (_, ring) => (
          <path
            key={ring}
            d={`M0 ${MIDDLE.y + (ring + 1) * 2 * LINE_PX}h${WIDTH}`}
            stroke={colour}
            strokeWidth={LINE_PX}
          />
        ))}
      {(kind === 'line' || kind === 'points') && (
        <path d={symbolPath(place, MIDDLE, SYMBOL_PX)} fill={colour} />
      )}
    </Sample>
  );
}

const Sample = styled.svg`
  vertical-align: middle;
  forced-color-adjust: none;
`;
