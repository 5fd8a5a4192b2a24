import type { SiteEvent } from 'contract';
import { TextCell, token } from 'shared-ui';
import styled from 'styled-components';
import { WrappedCell } from '../common/wrapped-cell';

const Booth = styled(WrappedCell)`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

/** Where an event is, and where one finds us there. */
export function PlaceCell({ event }: { event: Pick<SiteEvent, 'place' | 'booth'> }) {
  const { place, booth } = event;
  return (
    <>
      <WrappedCell>
        <TextCell value={place} />
      </WrappedCell>
      {booth === null ? null : <Booth>{booth}</Booth>}
    </>
  );
}
