import { t } from '@lingui/core/macro';
import type { PlaceKind } from 'contract/content';
import { MapPin } from 'lucide-react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, quietLink } from '../common/look';
import { SitePicture } from '../common/site-picture';
import { TradeDrawing, type TradeDrawingKind } from '../common/trade-drawing';
import { mapElementId, placeElementId } from '../common/hrefs';
import type { PlaceView } from './worldwide-view';

const Card = styled.li`
  display: flex;
  flex-direction: column;
  margin-block: 0 -1px;
  margin-inline: 0 -1px;
  border: 1px solid ${token.color.border};
  background: ${token.color.surface};
  scroll-margin-top: 1.5rem;
  transition: background-color ${token.duration.fast};

  &:is(:target, [data-pointed]) {
    background: ${token.color.surfaceSelected};
  }
  ${onNarrow} {
    flex-direction: row;
  }
`;

const Picture = styled(SitePicture)`
  width: 100%;
  aspect-ratio: 16 / 9;

  ${onNarrow} {
    align-self: stretch;
    flex: none;
    width: 28%;
    height: auto;
    aspect-ratio: auto;
  }
`;

/** A place without a picture is drawn by its kind. */
const Drawn = styled.div`
  padding: 1.25rem 1.25rem 0;

  & svg {
    display: block;
    font-size: 4.5rem;
  }
  ${onNarrow} {
    flex: none;
    padding-block: 1.25rem 0;
    padding-inline: 1rem 0;

    & svg {
      font-size: 3.25rem;
    }
  }
`;

const drawings: Readonly<Record<PlaceKind, TradeDrawingKind>> = {
  office: 'office',
  warehouse: 'warehouse',
  partner: 'office',
  market: 'port',
};

const Words = styled.div`
  flex: 1;
  min-width: 0;
  padding: 1.125rem 1.25rem 1.25rem;
  overflow-wrap: anywhere;

  & h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  & p {
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
  }
  & a {
    ${quietLink}
  }
`;

const Ways = styled.ul`
  margin-top: 0.75rem;
  padding: 0;
  font-size: 0.9375rem;
  list-style: none;

  & a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
    min-height: 2rem;
    ${focusRing}
  }
  & svg {
    width: 1rem;
    height: 1rem;
    color: ${token.color.brandText};
  }
`;

interface PlaceCardProps {
  place: PlaceView;
  kind: PlaceKind;
  /** Whether the pointer is on its point of the map. */
  isPointed: boolean;
  onPoint: (id: string | null) => void;
}

/** A place in the list; pointer or focus on it highlights its point on the map. */
export function PlaceCard({ place, kind, isPointed, onPoint }: PlaceCardProps) {
  const { id, name, where, address, phone, email, picture, isOnMap } = place;
  return (
    <Card
      id={placeElementId(id)}
      {...(isPointed && { 'data-pointed': '' })}
      onMouseEnter={() => onPoint(id)}
      onMouseLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
    >
      {picture === null ? (
        <Drawn>
          <TradeDrawing kind={drawings[kind]} />
        </Drawn>
      ) : (
        <Picture picture={picture} sizes="(max-width: 42rem) 94vw, 24rem" />
      )}
      <Words>
        <h3>{name}</h3>
        <p>{where}</p>
        {address === null ? null : <p>{address}</p>}
        <Ways>
          {[phone, email].map((way) =>
            way === null ? null : (
              <li key={way.href}>
                <a href={way.href}>{way.name}</a>
              </li>
            ),
          )}
          {isOnMap ? (
            <li className="not-in-print">
              <a href={`#${mapElementId(id)}`} aria-label={t`Show ${name} on the map`}>
                <MapPin aria-hidden="true" /> {t`On the map`}
              </a>
            </li>
          ) : null}
        </Ways>
      </Words>
    </Card>
  );
}
