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
  /** An SVG document as the API makes them; only its shapes and labels come into the page. */
  svg: string;
  /** What it shows, in words. */
  description: string;
}

/**
 * The drawing of a chemical structure in the colour of the text, the atoms of a match in the brand's. As large as it
 * was drawn, smaller where there is less room.
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

/** What of the outermost element counts: the frame, and how its shapes are drawn unless they say otherwise. */
function frameOf({ attributes }: PictureElement) {
  const [, , width, height] = attributes['viewBox']?.trim().split(/[\s,]+/) ?? [];
  return { ...attributes, width, height };
}
