import styled from 'styled-components';
import type { PictureView } from './view-parts';

const Image = styled.img<{ $focus: string | null }>`
  display: block;
  max-width: 100%;
  height: auto;
  object-fit: cover;
  object-position: ${({ $focus }) => $focus ?? 'center'};
`;

export interface SitePictureProps {
  picture: PictureView;
  /** The attribute `sizes`. */
  sizes: string;
  /** For the first visible picture: loaded at once, with priority. */
  isFirst?: boolean;
  className?: string;
}

/** A picture in the width that the screen needs. To crop it, set an `aspect-ratio`. */
export function SitePicture({ picture, sizes, isFirst = false, className }: SitePictureProps) {
  const { src, srcSet, width, height, alt, focus } = picture;
  return (
    <Image
      className={className}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst && { fetchPriority: 'high' as const })}
      decoding="async"
      alt={alt}
      {...(srcSet !== null && { sizes, srcSet })}
      {...(width !== null && height !== null && { width, height })}
      src={src}
      $focus={focus}
    />
  );
}
