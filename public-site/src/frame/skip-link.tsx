import { token } from 'shared-ui';
import styled from 'styled-components';

const Skip = styled.a`
  position: absolute;
  z-index: ${token.layer.overlay};
  top: 0.5rem;
  left: 0.5rem;
  padding: 0.5rem 1rem;
  border-radius: ${token.radius.md};
  background: ${token.color.inverse};
  color: ${token.color.onInverse};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

interface SkipLinkProps {
  /** An element's id. */
  to: string;
}

/** For the keyboard: past the header, to the page. */
export function SkipLink({ to }: SkipLinkProps) {
  return (
    <Skip href={`#${to}`} className="not-in-print">
      Skip to the content
    </Skip>
  );
}
