import type { ReactNode } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import type { PartnerKind } from './partner-kind';
import { PartnerRelations } from './partner-relations';

/** Two columns where there is room: the form, and the partner's relations. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[5]};

  @media (width >= 100rem) {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

interface PartnerPageProps {
  kind: PartnerKind;
  id: string;
  /** Whether the partner is loaded. */
  isThere: boolean;
  /** The partner's form. */
  children: ReactNode;
}

/** A partner's form, with its relations. */
export function PartnerPage({ kind, id, isThere, children }: PartnerPageProps) {
  return (
    <Columns>
      {children}
      {isThere ? <PartnerRelations kind={kind} id={id} /> : null}
    </Columns>
  );
}
