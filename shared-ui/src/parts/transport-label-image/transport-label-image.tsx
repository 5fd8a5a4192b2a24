import { transportLabelPicture } from 'contract/pictograms';
import { PictogramShapes } from '../ghs-pictogram-image/pictogram-shapes';

export interface TransportLabelImageProps {
  /** The number of the label: `3`, `6.1`. An unknown one is drawn with its number alone. */
  label: string;
}

/** A danger label of ADR: a square set at a point, in the colours of its class. Show its number or class beside it. */
export function TransportLabelImage({ label }: TransportLabelImageProps) {
  const { shapes, texts } = transportLabelPicture(label);
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <PictogramShapes shapes={shapes} />
      {texts.map(({ text, size, ...place }) => (
        <text key={text + size} {...place} textAnchor="middle" fontSize={size} fontWeight="700">
          {text}
        </text>
      ))}
    </svg>
  );
}
