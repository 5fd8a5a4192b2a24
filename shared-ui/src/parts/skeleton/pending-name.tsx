import styled from 'styled-components';
import { Skeleton } from './skeleton';

const Inline = styled.span`
  display: inline-block;
  width: 5rem;
  max-width: 100%;
  vertical-align: -0.125em;
`;

/** The placeholder of a name in a sentence while it loads. */
export function PendingName() {
  return (
    <Inline aria-busy="true">
      <Skeleton />
    </Inline>
  );
}
