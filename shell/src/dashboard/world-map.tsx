import type { Dashboard } from 'contract';
import { geoNaturalEarth1, geoPath } from 'd3-geo';
import isoCodes from 'i18n-iso-countries/codes.json';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countries from 'world-atlas/countries-110m.json';

const width = 720;
const height = 340;

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  stroke: ${token.color.surface};
  stroke-width: 0.5;
`;

interface Land {
  readonly key: string;
  /** ISO 3166-1 alpha-2; undefined where the atlas has a land without a code. */
  readonly code: string | undefined;
  readonly path: string;
}

const lands = drawLands();

interface WorldMapProps {
  readonly counts: Dashboard['byCountry'];
}

/** The countries, the darker the more inquiries came from them. Borders: Natural Earth, by world-atlas. */
export function WorldMap({ counts }: WorldMapProps) {
  const ofCountry = new Map(counts.map(({ country, count }) => [country, count]));
  const most = Math.max(1, ...counts.filter(({ country }) => country).map(({ count }) => count));
  return (
    <Chart viewBox={`0 0 ${width} ${height}`}>
      {lands.map(({ key, code, path }) => {
        const count = code === undefined ? 0 : (ofCountry.get(code) ?? 0);
        return (
          <path
            key={key}
            d={path}
            fill={count === 0 ? token.color.surfaceSunken : token.color.brandText}
            fillOpacity={count === 0 ? 1 : shadeOf(count / most)}
          />
        );
      })}
    </Chart>
  );
}

/** Few among many must be seen as well: shades follow the root of the share, from a quarter on. */
function shadeOf(share: number): number {
  return 0.25 + 0.75 * Math.sqrt(share);
}

function drawLands(): Land[] {
  const alpha2 = new Map(isoCodes.map(([two, , numeric]) => [numeric, two]));
  const atlas = asTopology(countries);
  const { features } = feature(atlas, atlas.objects.countries);
  const outline = { type: 'Sphere' } as const;
  const draw = geoPath(geoNaturalEarth1().fitSize([width, height], outline));
  return features.flatMap((land, index) => {
    const path = draw(land);
    if (path === null) return [];
    const id = typeof land.id === 'string' ? land.id : undefined;
    return [{ key: id ?? `land ${index}`, code: alpha2.get(id), path }];
  });
}

type Atlas = Topology<{ countries: GeometryCollection }>;

/** Guarantee: the file of world-atlas is a topology with this object; its type widens the names in it. */
function asTopology(atlas: unknown) {
  return atlas as Atlas;
}
