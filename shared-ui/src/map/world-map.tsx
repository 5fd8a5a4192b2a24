import styled from 'styled-components';
import { token } from '../tokens/token';
import { type Coordinates, landPath, lands, pointOf, worldSize } from './world';

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  stroke: ${token.color.surface};
  stroke-width: 0.5;

  & > [data-mark] {
    fill: ${token.color.brand};
    stroke: ${token.color.surface};
    stroke-width: 1.5;
  }
  & > [data-halo] {
    fill: ${token.color.brand};
    fill-opacity: 0.25;
    stroke: none;
  }
`;

export interface WorldMapProps {
  /** The shade of a country, 0 to 1, by its ISO 3166-1 alpha-2 code; uniform when omitted. */
  shadeOf?: (country: string) => number;
  /** A marked point. */
  mark?: Coordinates | undefined;
}

/** The countries of the world. Decorative: show the same information as text beside it. */
export function WorldMap({ shadeOf, mark }: WorldMapProps) {
  return (
    <Chart viewBox={`0 0 ${worldSize.width} ${worldSize.height}`} aria-hidden="true">
      {shadeOf === undefined ? (
        <path d={landPath} fill={token.color.borderStrong} fillOpacity={0.4} />
      ) : (
        <Shades shadeOf={shadeOf} />
      )}
      {mark === undefined ? null : <Mark place={mark} />}
    </Chart>
  );
}

function Shades({ shadeOf }: Required<Pick<WorldMapProps, 'shadeOf'>>) {
  return lands.map(({ key, code, path }) => {
    const shade = code === undefined ? 0 : shadeOf(code);
    return (
      <path
        key={key}
        d={path}
        fill={shade === 0 ? token.color.surfaceSunken : token.color.brandText}
        fillOpacity={shade === 0 ? 1 : shade}
      />
    );
  });
}

function Mark({ place }: { place: Coordinates }) {
  const { x, y } = pointOf(place);
  return (
    <>
      <circle data-halo="" cx={x} cy={y} r={16} />
      <circle data-mark="" cx={x} cy={y} r={7} />
    </>
  );
}
