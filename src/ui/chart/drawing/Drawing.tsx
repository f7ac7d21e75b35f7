import { memo, useId } from 'react';
import styled, { useTheme } from 'styled-components';
import type { Tick } from '../scale/axis';
import { EM_OF_MONO, xOf, yOf, type PlotArea } from '../scale/plot-area';
import { PATTERN_SIZE, patternPath } from './patterns';
import type { RuleLabel } from './rules';
import { rounded, type Shape } from './shape';

type DrawingProps = {
  area: PlotArea;
  ticks: readonly Tick[];
  shapes: readonly Shape[];
  /** Over the shapes. */
  rules?: readonly Shape[] | undefined;
  ruleLabels?: readonly RuleLabel[] | undefined;
};

/**
 * Axes and shapes as SVG. Elements are kept from one drawing to the next and only get new
 * attributes, which takes a fraction of a millisecond. Labels are not measured: the font of ticks is
 * monospaced.
 */
export const Drawing = memo(function Drawing({
  area,
  ticks,
  shapes,
  rules,
  ruleLabels = [],
}: DrawingProps) {
  const { color, font, size } = useTheme();
  const px = Number.parseFloat(size.micro);
  const { width, height, left, right } = area;
  return (
    <Svg data-drawing width={width} height={height} overflow="visible" fontSize={px} aria-hidden>
      <Grid area={area} />
      <Shapes shapes={shapes} />
      {rules && <Shapes shapes={rules} />}
      <g fontFamily={font.log} fill={color.faint}>
        <g textAnchor="end">
          {area.scale.ticks.map(({ at, label }, place) => (
            <text key={place} x={left - LABEL_GAP} y={rounded(yOf(area, at) + px * BASELINE)}>
              {label}
            </text>
          ))}
        </g>
        <g textAnchor="middle">
          {ticks.map(({ at, label }, place) => {
            const middle = xOf(area, at);
            const half = (label.length * EM_OF_MONO * px) / 2;
            return (
              middle >= half &&
              middle + half <= width && (
                <text key={place} x={rounded(middle)} y={area.bottom + px * LINE}>
                  {label}
                </text>
              )
            );
          })}
        </g>
      </g>
      {ruleLabels.length > 0 && (
        // With an edge of the background, so that they are readable over bars of any colour.
        <g
          fontFamily={font.text}
          textAnchor="end"
          stroke={color.surface}
          strokeWidth={3}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {ruleLabels.map(({ y, text, colour }, place) => (
            <text key={place} x={right} y={y} fill={colour}>
              {text}
            </text>
          ))}
        </g>
      )}
    </Svg>
  );
});

/** Between the labels of the value axis and the plot, in pixels. */
const LABEL_GAP = 3;
/** From the middle of a line to its baseline, and from the axis to the baseline below it, in em. */
const [BASELINE, LINE] = [0.35, 1.3];

/** Hairlines at the ticks of the value axis; bars grow from 0 in both directions. */
const Grid = memo(function Grid({ area }: { area: PlotArea }) {
  const { color } = useTheme();
  const { left, right, scale } = area;
  const lineAt = (value: number) => `M${left} ${Math.floor(yOf(area, value)) + 0.5}H${right}`;
  const hasZero = scale.from < 0 && scale.to > 0;
  return (
    <>
      <path d={scale.ticks.map(({ at }) => lineAt(at)).join('')} stroke={color.line} />
      {hasZero && <path d={lineAt(0)} stroke={color.lineStrong} />}
    </>
  );
});

const Shapes = memo(function Shapes({ shapes }: { shapes: readonly Shape[] }) {
  const id = useId();
  const { color } = useTheme();
  const patterns = [
    ...new Set(shapes.flatMap(({ pattern = 0 }) => (patternPath(pattern) === '' ? [] : pattern))),
  ];
  return (
    <>
      {patterns.length > 0 && (
        <defs>
          {patterns.map((pattern) => (
            <pattern
              key={pattern}
              id={`${id}${pattern}`}
              width={PATTERN_SIZE}
              height={PATTERN_SIZE}
              patternUnits="userSpaceOnUse"
            >
              <path d={patternPath(pattern)} stroke={color.surface} strokeWidth={1.2} fill="none" />
            </pattern>
          ))}
        </defs>
      )}
      {shapes.map(({ mark, pattern: _, fill = 'none', opacity, ...look }, place) => (
        <path
          key={place}
          data-mark={mark}
          fill={fill}
          // A group opacity would be a layer of its own.
          fillOpacity={opacity}
          strokeOpacity={opacity}
          {...look}
        />
      ))}
      {patterns.length > 0 &&
        shapes.map(
          ({ d, pattern = 0 }, place) =>
            patternPath(pattern) !== '' && (
              <path key={place} d={d} fill={`url(#${id}${pattern})`} />
            ),
        )}
    </>
  );
});

const Svg = styled.svg`
  display: block;
  position: absolute;
  inset: 0 auto auto 0;
`;
