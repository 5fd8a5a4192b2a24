import styled, { css } from 'styled-components';

/** Pictures are black; the dark theme inverts them. Prints are always on white. */
const byTheme = css`
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      filter: invert(0.92);
    }
  }
  :root[data-theme='dark'] & {
    filter: invert(0.92);
  }
  @media print {
    :root:root & {
      filter: none;
    }
  }
`;

/** In pixels. `zoom` limits how far a small structure is enlarged. */
const sizes = {
  card: { width: 176, height: 112, zoom: 1 },
  plate: { width: 360, height: 232, zoom: 1.75 },
} as const;

/** The plate's picture is visible at once. */
const loadings = {
  card: { loading: 'lazy' },
  plate: { loading: 'eager', fetchPriority: 'high' },
} as const;

const Frame = styled.span<{ $size: keyof typeof sizes }>`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  overflow: hidden;
  width: 100%;
  height: ${({ $size }) => sizes[$size].height / 16}rem;

  @media print {
    height: 32mm;
  }
`;

/** A large structure fills its frame; a small one is not enlarged to the same size. */
const Image = styled.img<{ $zoom: number }>`
  width: ${({ $zoom }) => 100 / $zoom}%;
  height: ${({ $zoom }) => 100 / $zoom}%;
  object-fit: scale-down;
  transform: scale(${({ $zoom }) => $zoom});
  ${byTheme}
`;

interface StructureImageProps {
  /** The URL of the picture, `/{slug}.svg`. */
  src: string;
  size: keyof typeof sizes;
  /** Omit it where the chemical's name is beside it. */
  alt?: string;
  className?: string;
}

/** The picture of a structure in the theme's text colour. Its space is reserved before it loads. */
export function StructureImage({ src, size, alt = '', className }: StructureImageProps) {
  const { width, height, zoom } = sizes[size];
  return (
    <Frame $size={size} className={className}>
      <Image
        src={src}
        alt={alt}
        width={width}
        height={height}
        {...loadings[size]}
        decoding="async"
        $zoom={zoom}
      />
    </Frame>
  );
}
