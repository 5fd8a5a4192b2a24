/** The size of the map's outline, `land.svg`: from 78° north to 56° south. */
export const mapWidth = 1000;
export const mapHeight = 420;

const north = 78;
const south = -56;

export interface MapPosition {
  readonly x: number;
  readonly y: number;
}

/**
 * The position of a place on the map, in the outline's units; undefined beyond its northern or southern edge.
 *
 * @see Šavrič, Jenny, Patterson, Petrovič, Hurni: A Polynomial Equation for the Natural Earth Projection, 2011
 */
export function mapPosition(latitude: number, longitude: number): MapPosition | undefined {
  if (latitude > north || latitude < south) return undefined;
  const x = (mapWidth / 2) * (1 + (widthAt(latitude) * longitude) / (widthAt(0) * 180));
  const top = heightOf(north);
  const y = (mapHeight * (top - heightOf(latitude))) / (top - heightOf(south));
  return { x: rounded(x), y: rounded(y) };
}

/** The relative length of a parallel. */
function widthAt(latitude: number): number {
  const square = radians(latitude) ** 2;
  const fourth = square ** 2;
  return (
    0.8707 -
    0.131979 * square +
    fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth))
  );
}

/** The relative distance of a parallel from the equator. */
function heightOf(latitude: number): number {
  const angle = radians(latitude);
  const square = angle ** 2;
  const sixth = square ** 3;
  return (
    angle *
    (1.007226 +
      square * 0.015085 +
      sixth * (-0.044475 + 0.028874 * square - 0.005916 * square ** 2))
  );
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
