import styled from 'styled-components';
import type { PictureView } from './picture-view';

const Image = styled.img<{ $focus: string | null }>`
  display: block;
  max-width: 100%;
  height: auto;
  object-fit: cover;
  object-position: ${({ $focus }) => $focus ?? 'center'};
`;

interface SitePictureProps {
  picture: PictureView;
  /** How wide it is shown, in the words of the attribute `sizes`. */
  sizes: string;
  /** It is the first thing to be seen: loaded at once, before others. */
  isFirst?: boolean;
  className?: string;
}

/** A picture of staff in the width that the screen asks for. Whoever cuts it gives it an `aspect-ratio`. */
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
