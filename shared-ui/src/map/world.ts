import {
  type GeoPermissibleObjects,
  geoArea,
  geoCentroid,
  geoNaturalEarth1,
  geoPath,
} from 'd3-geo';
import isoCodes from 'i18n-iso-countries/codes.json';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import countries from 'world-atlas/countries-110m.json';

/** The map's view box, in which its paths and points are measured. */
export const worldSize = { width: 720, height: 340 } as const;

/** Degrees: north and east are positive. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The drawn shape of a country. */
export interface Land {
  readonly key: string;
  /** ISO 3166-1 alpha-2; undefined for a territory without a code in the atlas. */
  readonly code: string | undefined;
  readonly path: string;
}

type Atlas = Topology<{ countries: GeometryCollection }>;

const projection = geoNaturalEarth1().fitSize([worldSize.width, worldSize.height], {
  type: 'Sphere',
});
const features = countryFeatures();

/** All countries. Borders: Natural Earth at 1 : 110 000 000, by world-atlas. */
export const lands: readonly Land[] = drawLands();

/** All countries as one shape. */
export const landPath = lands.map(({ path }) => path).join('');

/** Projects coordinates to a point of the map. */
export function pointOf({ latitude, longitude }: Coordinates) {
  const [x, y] = projection([longitude, latitude]) ?? [0, 0];
  return { x, y };
}

/** The coordinates of a point of the map, to a hundredth of a degree; undefined outside the globe. */
export function coordinatesAt({ x, y }: { x: number; y: number }): Coordinates | undefined {
  const [longitude, latitude] = projection.invert?.([x, y]) ?? [];
  if (longitude === undefined || latitude === undefined) return undefined;
  const back = pointOf({ latitude, longitude });
  const isOnGlobe = Math.abs(longitude) <= 180 && Math.hypot(back.x - x, back.y - y) < 1;
  return isOnGlobe ? { latitude: round(latitude), longitude: round(longitude) } : undefined;
}

/** The centre of a country's largest part; undefined for one that the atlas lacks. */
export function middleOf(country: string): Coordinates | undefined {
  const land = features.find(({ code }) => code === country);
  if (land === undefined) return undefined;
  const [largest] = partsOf(land.shape).toSorted((one, other) => geoArea(other) - geoArea(one));
  const [longitude, latitude] = geoCentroid(largest ?? land.shape);
  return { latitude: round(latitude), longitude: round(longitude) };
}

function round(degrees: number) {
  return Math.round(degrees * 100) / 100;
}

function countryFeatures() {
  const alpha2 = new Map(isoCodes.map(([two, , numeric]) => [numeric, two]));
  const atlas = asTopology(countries);
  return feature(atlas, atlas.objects.countries).features.map((shape, index) => {
    const id = typeof shape.id === 'string' ? shape.id : undefined;
    return { key: id ?? `land ${index}`, code: alpha2.get(id), shape };
  });
}

function drawLands(): Land[] {
  const draw = geoPath(projection);
  return features.flatMap(({ key, code, shape }) => {
    const path = draw(shape);
    return path === null ? [] : [{ key, code, path }];
  });
}

/** Splits a country of several islands into one shape each. */
function partsOf({ geometry }: (typeof features)[number]['shape']): GeoPermissibleObjects[] {
  if (geometry.type !== 'MultiPolygon') return [geometry];
  return geometry.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
}

/** Guarantee: the file of world-atlas is a topology with this object; its type widens the names in it. */
function asTopology(atlas: unknown) {
  return atlas as Atlas;
}
