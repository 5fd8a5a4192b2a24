import { createElement, type ReactNode, useMemo } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { type PictureElement, readPicture } from './read-picture';

const Picture = styled.svg`
  display: block;
  max-width: 100%;
  max-height: 100%;
  margin: auto;
  color: ${token.color.text};

  & .match {
    color: ${token.color.brandText};
  }
`;

const Missing = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

export interface StructurePictureProps {
  /** An SVG document from the API; only its shapes and labels are rendered. */
  svg: string;
  /** Alternative text. */
  description: string;
}

/**
 * A chemical structure in the text colour, with the atoms of a match in the brand colour. Shown at its own size, or
 * smaller to fit.
 */
export function StructurePicture({ svg, description }: StructurePictureProps) {
  const picture = useMemo(() => readPicture(svg), [svg]);
  if (picture === undefined) return <Missing>{description}</Missing>;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> would not take the text's colour
    <Picture {...frameOf(picture)} role="img" aria-label={description}>
      {picture.children.map(drawn)}
    </Picture>
  );
}

function drawn(child: PictureElement | string, index: number): ReactNode {
  if (typeof child === 'string') return child;
  const { name, attributes, children } = child;
  return createElement(name, { key: index, ...attributes }, children.map(drawn));
}

/** The attributes used from the root element: the frame, and the defaults of its shapes. */
function frameOf({ attributes }: PictureElement) {
  const [, , width, height] = attributes['viewBox']?.trim().split(/[\s,]+/) ?? [];
  return { ...attributes, width, height };
}
