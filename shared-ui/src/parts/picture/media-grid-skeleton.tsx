import styled from 'styled-components';
import { token } from '../../tokens/token';
import { Skeleton } from '../skeleton/skeleton';

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100% / 2 - ${token.space[3]}), 1fr));
  gap: ${token.space[3]};
`;

const places = Array.from({ length: 8 }, (_, place) => place);

/** The placeholder of a media grid that is loading. */
export function MediaGridSkeleton() {
  return (
    <Tiles aria-busy="true">
      {places.map((place) => (
        <Skeleton key={place} height="11rem" />
      ))}
    </Tiles>
  );
}
