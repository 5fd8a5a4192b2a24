import type { Shape } from 'contract/pictograms';

interface PictogramShapesProps {
  shapes: readonly Shape[];
}

/** The shapes of a pictogram, for an SVG of 100 by 100. */
export function PictogramShapes({ shapes }: PictogramShapesProps) {
  return shapes.map(({ path, fill = 'none', isEvenOdd, isRound, at, ...stroke }, index) => (
    <path
      key={index}
      d={path}
      fill={fill}
      {...stroke}
      {...(isEvenOdd === true && { fillRule: 'evenodd' })}
      {...(isRound === true && { strokeLinecap: 'round' })}
      {...(at !== undefined && { transform: `translate(${at.x} ${at.y}) scale(${at.scale})` })}
    />
  ));
}
