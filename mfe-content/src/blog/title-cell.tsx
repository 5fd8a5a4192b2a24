import { breakpoint } from 'shared-ui';
import styled from 'styled-components';
import { WrappedCell } from '../common/wrapped-cell';

const Title = styled(WrappedCell)`
  @media (width >= ${breakpoint.mobile}) {
    min-width: 15rem;
  }
  @media (width < ${breakpoint.compact}) {
    -webkit-line-clamp: 3;
  }
`;

/** A title is a sentence, and what one looks for: it gets more room than what stands beside it. */
export function TitleCell({ title }: { title: string }) {
  return <Title title={title}>{title}</Title>;
}
