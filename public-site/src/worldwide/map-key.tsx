import { token } from 'shared-ui';
import styled from 'styled-components';
import { KindMark } from './kind-mark';
import type { MapPoint } from './map-point';
import { placeKinds } from './place-kinds';

const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin-top: 0.75rem;
  padding: 0;
  color: ${token.color.textMuted};
  font-size: 0.875rem;
  list-style: none;

  & li {
    display: flex;
    align-items: center;
    gap: 0.4rem;
  }
  & svg {
    width: 0.875rem;
    height: 0.875rem;
    fill: ${token.color.brandText};
  }
`;

interface MapKeyProps {
  points: readonly MapPoint[];
}

/** What the shapes on the map stand for; of the kinds that are on it. */
export function MapKey({ points }: MapKeyProps) {
  const kinds = new Set(points.map(({ kind }) => kind));
  if (kinds.has(null)) return null;
  return (
    <Key aria-hidden="true">
      {placeKinds
        .filter(([kind]) => kinds.has(kind))
        .map(([kind, title]) => (
          <li key={kind}>
            <svg viewBox="-7 -7 14 14">
              <KindMark kind={kind} />
            </svg>
            {title}
          </li>
        ))}
    </Key>
  );
}
