import type { SiteEvent } from 'contract';
import { TextCell, TwoLines } from 'shared-ui';

/** Where an event is, and where one finds us there. */
export function PlaceCell({ event }: { event: Pick<SiteEvent, 'place' | 'booth'> }) {
  const { place, booth } = event;
  return (
    <TwoLines>
      <span>
        <TextCell value={place} />
      </span>
      {booth === null ? null : <small>{booth}</small>}
    </TwoLines>
  );
}
