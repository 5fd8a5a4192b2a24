import type { ShapeAtom, ShapeBond } from 'contract/structures';
import { useId } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { elementColor } from './element-colors';
import { ballRadius, type ModelPart, modelParts } from './model-parts';
import { radiusOf } from './turn-points';

const Picture = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  pointer-events: none;
`;

interface ModelPictureProps {
  /** What it shows, for those who do not see it. */
  label: string;
  atoms: readonly ShapeAtom[];
  bonds: readonly ShapeBond[];
  zoom: number;
}

/** Balls and sticks, the farthest first. However it is turned, all of it has room. */
export function ModelPicture({ label, atoms, bonds, zoom }: ModelPictureProps) {
  const shade = useId();
  const radius = radiusOf(atoms) + ballRadius('C');
  const half = (radius * 1.08) / zoom;
  const frame = [-half, -half, 2 * half, 2 * half].map((number) => number.toFixed(3)).join(' ');
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a file would be neither turned nor themed
    <Picture role="img" aria-label={label} viewBox={frame}>
      <radialGradient id={shade} cx="35%" cy="30%" r="75%">
        <stop offset="0" stopColor="#fff" stopOpacity="0.65" />
        <stop offset="0.45" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity="0.4" />
      </radialGradient>
      {modelParts({ atoms, bonds, eye: 6 * radius }).map((part) => (
        <Part key={`${part.kind}${part.key}`} part={part} shade={shade} />
      ))}
    </Picture>
  );
}

interface PartProps {
  part: ModelPart;
  /** The id of the gradient that makes a ball of a disc. */
  shade: string;
}

function Part({ part, shade }: PartProps) {
  const color = elementColor(part.symbol);
  if (part.kind === 'ball') {
    const place = { cx: part.x.toFixed(3), cy: part.y.toFixed(3), r: part.radius.toFixed(3) };
    return (
      <>
        <circle {...place} fill={color} stroke={token.color.textFaint} strokeWidth={outline} />
        <circle {...place} fill={`url(#${shade})`} />
      </>
    );
  }
  const { from, to, width } = part;
  const line = {
    x1: from.x.toFixed(3),
    y1: from.y.toFixed(3),
    x2: to.x.toFixed(3),
    y2: to.y.toFixed(3),
  };
  return (
    <>
      <line {...line} stroke={token.color.textFaint} strokeWidth={width + outline} />
      <line {...line} stroke={color} strokeWidth={width} />
    </>
  );
}

/** Of sticks and balls, in ångström. */
const outline = ballRadius('C') / 10;
