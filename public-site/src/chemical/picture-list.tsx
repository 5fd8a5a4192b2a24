import { token } from 'shared-ui';
import styled from 'styled-components';
import type { Picture } from './picture';

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: 1rem;
  padding: 0;
  list-style: none;

  & img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
    background: ${token.color.surfaceSunken};
  }
`;

interface PictureListProps {
  pictures: readonly Picture[];
}

export function PictureList({ pictures }: PictureListProps) {
  return (
    <Pictures>
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <img src={src} alt={alt} loading="lazy" />
        </li>
      ))}
    </Pictures>
  );
}
