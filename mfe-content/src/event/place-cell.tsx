import type { SiteEvent } from 'contract/content';
import { TextCell, TwoLines } from 'shared-ui/table';

/** The place of an event, and our booth there. */
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
