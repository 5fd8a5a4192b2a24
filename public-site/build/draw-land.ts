import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import atlas from 'world-atlas/land-110m.json';
import { mapHeight, mapPosition, mapWidth } from '../src/worldwide/projection';

/** From dot to dot in a row; every other row is shifted by half of it, as in a lattice of spheres. */
const pitch = 5.5;
const rowHeight = (pitch * Math.sqrt(3)) / 2;

/** Corners in degrees; the first stands at the end once more. */
type Ring = readonly (readonly [longitude: number, latitude: number])[];

interface Degrees {
  readonly longitude: number;
  readonly latitude: number;
}

/** The land as dots, each row of them a dashed line from coast to coast. Shores: Natural Earth, by world-atlas. */
function landPath(): string {
  const rings = landRings();
  const rows = Array.from({ length: Math.floor(mapHeight / rowHeight) }, (_, row) => row);
  return rows.map((row) => rowPath(rings, row)).join('');
}

function rowPath(rings: readonly Ring[], row: number): string {
  const y = (row + 0.5) * rowHeight;
  const shift = row % 2 === 0 ? pitch / 2 : pitch;
  const dots = Array.from({ length: Math.floor(mapWidth / pitch) }, (_, place) =>
    isLand(rings, degreesAt(shift + place * pitch, y)),
  );
  return dots
    .flatMap((dot, start) => {
      if (!dot || dots[start - 1] === true) return [];
      const end = dots.indexOf(false, start);
      const length = ((end === -1 ? dots.length : end) - start - 1) * pitch;
      return [`M${short(shift + start * pitch)} ${short(y)}h${short(length + 0.1)}`];
    })
    .join('');
}

/** Whether a line to the west crosses an odd number of shores. A ring over the date line goes on beyond 180 degrees. */
function isLand(rings: readonly Ring[], { longitude, latitude }: Degrees): boolean {
  if (Math.abs(longitude) > 180) return false;
  const crossings = rings.flatMap((ring) =>
    ring.filter(([x1, y1], index) => {
      const [x2, y2] = ring[index + 1] ?? [x1, y1];
      if (y1 > latitude === y2 > latitude) return false;
      const x = x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1);
      return [-360, 0, 360].filter((turn) => x + turn < longitude).length % 2 === 1;
    }),
  );
  return crossings.length % 2 === 1;
}

/** The place that is drawn at a position: the other way round from `mapPosition`. */
function degreesAt(x: number, y: number): Degrees {
  let [south, north] = [-56, 78];
  while (north - south > 0.001) {
    const middle = (north + south) / 2;
    if ((mapPosition(middle, 0)?.y ?? 0) > y) south = middle;
    else north = middle;
  }
  const edge = mapPosition(south, 180)?.x ?? mapWidth;
  return { latitude: south, longitude: (180 * (x - mapWidth / 2)) / (edge - mapWidth / 2) };
}

function landRings(): Ring[] {
  const { features } = feature(asTopology(atlas), asTopology(atlas).objects.land);
  return features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return geometry.coordinates.map(unwound);
    return geometry.type === 'MultiPolygon' ? geometry.coordinates.flat().map(unwound) : [];
  });
}

function unwound(ring: readonly (readonly number[])[]): Ring {
  let last = 0;
  return ring.map(([longitude = 0, latitude = 0]) => {
    last = longitude + 360 * Math.round((last - longitude) / 360);
    return [last, latitude];
  });
}

type Atlas = Topology<{ land: GeometryCollection }>;

/** Guarantee: the file of world-atlas is a topology with this object; its type widens the names in it. */
function asTopology(file: unknown) {
  return file as Atlas;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

const path = `<path fill="none" stroke="#000" stroke-width="3.6" stroke-linecap="round" stroke-dasharray="0 ${pitch}" d="${landPath()}"/>`;
const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${mapWidth}" height="${mapHeight}" viewBox="0 0 ${mapWidth} ${mapHeight}">${path}</svg>\n`;
await writeFile(join(import.meta.dirname, '../src/worldwide/land.svg'), picture);
