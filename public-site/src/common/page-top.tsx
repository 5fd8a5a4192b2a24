import { Breadcrumb } from 'shared-ui';
import styled from 'styled-components';
import type { Crumb } from './crumb';

const Bar = styled.div`
  margin-bottom: clamp(1.5rem, 4vw, 3rem);
`;

interface PageTopProps {
  crumbs: readonly Crumb[];
}

/** The way from the first page to this one. */
export function PageTop({ crumbs }: PageTopProps) {
  return (
    <Bar className="not-in-print">
      <Breadcrumb crumbs={crumbs} />
    </Bar>
  );
}
