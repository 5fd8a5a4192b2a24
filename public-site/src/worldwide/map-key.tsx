import { token } from 'shared-ui';
import styled from 'styled-components';
import type { PlaceKind } from 'contract/content';
import { type MapPoint, placeKinds } from './map-points';

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

/** The legend of the map, for the kinds that are on it. */
export function MapKey({ points }: MapKeyProps) {
  const kinds = new Set(points.map(({ kind }) => kind));
  if (kinds.has(null)) return null;
  return (
    <Key aria-hidden="true">
      {placeKinds()
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

const outlines: Readonly<Record<PlaceKind, string>> = {
  office: 'M0-5.5A5.5 5.5 0 1 1 0 5.5A5.5 5.5 0 1 1 0-5.5Z',
  warehouse: 'M-5-5H5V5H-5Z',
  partner: 'M0-6.5 6.5 0 0 6.5-6.5 0Z',
  market:
    'M0-6.5A6.5 6.5 0 1 1 0 6.5A6.5 6.5 0 1 1 0-6.5ZM0-3.5A3.5 3.5 0 1 0 0 3.5A3.5 3.5 0 1 0 0-3.5Z',
};

interface KindMarkProps {
  kind: PlaceKind;
}

/** The shape of a kind of place, centred on the origin of its drawing. */
export function KindMark({ kind }: KindMarkProps) {
  return <path d={outlines[kind]} />;
}
