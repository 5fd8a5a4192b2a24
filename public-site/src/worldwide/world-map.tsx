import { Fragment } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow } from '../common/look';
import { useSiteMedia } from '../frame/site-media';
import { mapElementId } from '../common/hrefs';
import { KindMark, MapKey } from './map-key';
import type { MapPoint } from './map-points';
import { mapHeight, mapWidth } from './projection';

const Frame = styled.div`
  position: relative;
  aspect-ratio: ${mapWidth} / ${mapHeight};
`;

/** A mask, so that the dots have the theme's colour and all pages share the file of the outline. */
const Land = styled.div<{ $outline: string }>`
  position: absolute;
  inset: 0;
  background: color-mix(in srgb, ${token.color.borderStrong} 70%, ${token.color.canvas});
  -webkit-mask: url('${({ $outline }) => $outline}') center / 100% 100% no-repeat;
  mask: url('${({ $outline }) => $outline}') center / 100% 100% no-repeat;
  forced-color-adjust: none;
`;

/** The scroll target of a point: the top of the map, so that the whole map is visible. */
const Target = styled.span`
  position: absolute;
  top: 0;
  scroll-margin-top: 2rem;
`;

const Layer = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  fill: ${token.color.brandText};
  stroke: ${token.color.canvas};
  stroke-width: 2;
  paint-order: stroke;
  pointer-events: none;

  & a {
    pointer-events: auto;
  }
  & text {
    display: none;
    fill: ${token.color.text};
    stroke-width: 5;
    stroke-linejoin: round;
    font-size: 0.875rem;
    font-weight: ${token.weight.semibold};
    pointer-events: none;
  }
  & path {
    transition: scale ${token.duration.fast};
  }
  ${onNarrow} {
    & path {
      scale: 0.75;
    }
  }
  &:has(a:hover),
  &[data-pointed],
  ${Target}:target + & {
    z-index: 1;

    & text {
      display: inline;
    }
    & path {
      scale: 1.5;
    }
  }
`;

interface WorldMapProps {
  points: readonly MapPoint[];
  /** The highlighted place. */
  pointed?: string | null;
  /** Called with the point under the pointer; null when it leaves. */
  onPoint?: (id: string | null) => void;
}

/**
 * A world map of the company's places, each linked to its description. Hidden from assistive technology: the same page,
 * or the linked one, has the places as a list.
 */
export function WorldMap({ points, pointed = null, onPoint }: WorldMapProps) {
  const { land } = useSiteMedia();
  return (
    <div>
      <Frame aria-hidden="true">
        <Land $outline={land} />
        {points.map((point) => (
          <Fragment key={point.id}>
            <Target id={mapElementId(point.id)} />
            <Layer {...(point.id === pointed && { 'data-pointed': '' })}>
              <a
                href={point.href}
                tabIndex={-1}
                onMouseEnter={() => onPoint?.(point.id)}
                onMouseLeave={() => onPoint?.(null)}
              >
                <Point {...point} />
              </a>
            </Layer>
          </Fragment>
        ))}
      </Frame>
      <MapKey points={points} />
    </div>
  );
}

/** A drawing of its own, so that shape and name keep their size at any size of the map. */
function Point({ name, kind, x, y }: MapPoint) {
  const isEast = x > mapWidth * 0.6;
  return (
    <svg x={percent(x / mapWidth)} y={percent(y / mapHeight)} overflow="visible">
      <circle r="12" fill="transparent" stroke="none" />
      <KindMark kind={kind ?? 'office'} />
      <text x={isEast ? -14 : 14} y="5" textAnchor={isEast ? 'end' : 'start'}>
        {name}
      </text>
    </svg>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
