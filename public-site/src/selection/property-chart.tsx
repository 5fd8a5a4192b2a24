import { t } from '@lingui/core/macro';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import type { ChartPoint, ChartView } from './selection-view';

/** In the units of the drawing. */
const size = { width: 640, height: 460, left: 56, right: 16, top: 16, bottom: 48 } as const;

const Frame = styled.figure`
  margin: 0;
  padding: 0.5rem;
  border: 1px solid ${token.color.border};
  background: ${token.color.surface};

  & svg {
    display: block;
    width: 100%;
    height: auto;
  }
  & text {
    fill: ${token.color.textMuted};
    font-size: 13px;
  }
  & line {
    stroke: ${token.color.border};
  }
  & circle {
    fill: ${token.color.brand};
    fill-opacity: 0.8;
    stroke: ${token.color.surface};
    stroke-width: 1.5;
  }
  & [data-flash='low'] circle {
    fill: ${token.color.dangerText};
  }
  & [data-flash='none'] circle {
    fill: ${token.color.surface};
    stroke: ${token.color.textMuted};
  }
  & a {
    ${focusRing}
  }
  /* The name of a point is shown on it; without a pointer the table has it. */
  & a text {
    opacity: 0;
    fill: ${token.color.text};
    paint-order: stroke;
    stroke: ${token.color.surface};
    stroke-width: 4px;
    pointer-events: none;
  }
  & a:is(:hover, :focus-visible) text {
    opacity: 1;
  }
  & figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0.125rem 1.25rem;
    padding: 0.25rem 0.5rem 0.375rem;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
  & i {
    display: inline-block;
    width: 0.75em;
    height: 0.75em;
    margin-inline-end: 0.375em;
    border: 1.5px solid ${token.color.brand};
    border-radius: 50%;
    background: ${token.color.brand};
    forced-color-adjust: none;
  }
  & i[data-flash='low'] {
    border-color: ${token.color.dangerText};
    background: ${token.color.dangerText};
  }
  & i[data-flash='none'] {
    border-color: ${token.color.textMuted};
    background: none;
  }
`;

type PropertyChartProps = Pick<ChartView, 'across' | 'up' | 'points'>;

/** Points with their names, each a link; the table beside it says the same. */
export function PropertyChart({ across, up, points }: PropertyChartProps) {
  return (
    <Frame>
      <svg viewBox={`0 0 ${size.width} ${size.height}`}>
        {across.marks.map(({ text, at }) => (
          <g key={text} aria-hidden="true">
            <line x1={xOf(at)} x2={xOf(at)} y1={yOf(0)} y2={yOf(1)} />
            <text x={xOf(at)} y={yOf(0) + 18} textAnchor="middle">
              {text}
            </text>
          </g>
        ))}
        {up.marks.map(({ text, at }) => (
          <g key={text} aria-hidden="true">
            <line x1={xOf(0)} x2={xOf(1)} y1={yOf(at)} y2={yOf(at)} />
            <text x={xOf(0) - 8} y={yOf(at) + 4} textAnchor="end">
              {text}
            </text>
          </g>
        ))}
        <text x={xOf(0.5)} y={size.height - 10} textAnchor="middle">
          {across.label}
        </text>
        <text transform={`translate(14 ${yOf(0.5)}) rotate(-90)`} textAnchor="middle">
          {up.label}
        </text>
        {points.map((point) => (
          <Point key={point.href} point={point} />
        ))}
      </svg>
      <figcaption>
        <span>
          <i data-flash="low" />
          {t`Flash point below 23 °C`}
        </span>
        <span>
          <i />
          {t`23 °C and above`}
        </span>
        <span>
          <i data-flash="none" />
          {t`not stated`}
        </span>
      </figcaption>
    </Frame>
  );
}

function Point({ point: { name, href, x, y, across, up, flash } }: { point: ChartPoint }) {
  return (
    <a href={href} data-flash={flash ?? 'none'} aria-label={`${name}, ${across}, ${up}`}>
      <circle cx={xOf(x)} cy={yOf(y)} r={6} />
      <text x={xOf(x)} y={yOf(y) - 11} textAnchor={anchorAt(x)}>
        {name}
      </text>
    </a>
  );
}

/** Names near the sides stay inside. */
function anchorAt(x: number): 'start' | 'middle' | 'end' {
  if (x < 0.2) return 'start';
  return x > 0.8 ? 'end' : 'middle';
}

function xOf(share: number): number {
  return rounded(size.left + share * (size.width - size.left - size.right));
}

function yOf(share: number): number {
  return rounded(size.height - size.bottom - share * (size.height - size.top - size.bottom));
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
