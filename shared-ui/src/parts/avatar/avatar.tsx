import { Avatar as Primitive } from 'radix-ui';
import styled from 'styled-components';
import { token } from '../../tokens/token';

const Circle = styled(Primitive.Root)<{ $size: number }>`
  display: inline-flex;
  flex: none;
  overflow: hidden;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: 50%;
  background: ${token.color.brandSoft};
  color: ${token.color.onBrandSoft};
  font-size: ${({ $size }) => Math.round($size * 0.38)}px;
  font-weight: ${token.weight.semibold};
  letter-spacing: 0.02em;

  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > span {
    margin: auto;
  }
  /* Drawn, not written: initials are a picture of the name, and no label of what they stand in. */
  & > span::before {
    content: attr(data-initials);
  }
`;

function initials(name: string) {
  const words = name.trim().split(/\s+/);
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.charAt(0).toUpperCase() ?? '')
    .join('');
}

/** `name` gives the initials and the alternative text; without `src` the initials are shown. */
export interface AvatarProps {
  name: string;
  src?: string | undefined;
  /** Pixels. */
  size?: number;
}

/** A person's picture, or their initials until it has loaded. */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  return (
    <Circle $size={size}>
      {src === undefined ? null : <Primitive.Image src={src} alt={name} />}
      <Primitive.Fallback aria-hidden="true" data-initials={initials(name)} />
    </Circle>
  );
}
