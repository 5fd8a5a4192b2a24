import { Pager } from '../common/pager';
import { HitList } from '../structure/hit-list';
import { PlaceNote } from '../structure/place-note';
import { foundText } from '../structure/found-text';
import { SectionTitle } from '../common/look';
import { Results } from './facts-search';
import type { StructureView } from './advanced-view';

/** The server's results for the structure in the address. */
export function AddressedOutcome({ asked, found }: StructureView) {
  return (
    <Results aria-label="Results">
      {found === null ? null : (
        <SectionTitle>
          {foundText({ total: found.paging.total, isTotalExact: found.isTotalExact })}
        </SectionTitle>
      )}
      <PlaceNote place="server-address" isDone />
      {found === null ? null : (
        <>
          <HitList hits={found.hits} mode={asked.mode} />
          <Pager paging={found.paging} />
        </>
      )}
    </Results>
  );
}
