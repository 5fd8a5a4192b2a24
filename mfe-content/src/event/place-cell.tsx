import type { SiteEvent } from 'contract/content';
import { TextCell, TwoLines } from 'shared-ui/table';

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
