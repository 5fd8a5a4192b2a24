import { t } from '@lingui/core/macro';
import { MessageCircle } from 'lucide-react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, pageWidth } from '../common/look';
import type { NamedLink } from '../common/view-parts';

/** On narrow screens in the page's flow, above the footer; on wide ones in the margin. */
const Wrapper = styled.aside`
  position: fixed;
  z-index: ${token.layer.sticky};
  inset-inline-end: 1.125rem;
  bottom: 1.125rem;

  ${onNarrow} {
    ${pageWidth}
    position: static;
    padding-bottom: 2rem;
  }
`;

const Link = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.625rem;
  min-width: 3.25rem;
  min-height: 3.25rem;
  border: 1px solid ${token.color.brand};
  border-radius: ${token.radius.full};
  background: ${token.color.brand};
  color: ${token.color.onBrand};
  box-shadow: ${token.shadow.md};
  font-weight: ${token.weight.semibold};
  text-decoration: none;
  ${focusRing}

  &:hover {
    background: ${token.color.brandHover};
  }
  & svg {
    width: 1.5rem;
    height: 1.5rem;
  }
  @media (min-width: 768.02px) {
    & span {
      display: none;
    }
  }
  ${onNarrow} {
    box-shadow: none;
  }
`;

interface ChatLinkProps {
  chat: NamedLink;
}

/** A link that starts a WhatsApp message to the company. */
export function ChatLink({ chat: { name, href } }: ChatLinkProps) {
  return (
    <Wrapper className="not-in-print" aria-label={t`Chat`}>
      <Link href={href} target="_blank" rel="noopener noreferrer" title={`WhatsApp: ${name}`}>
        <MessageCircle aria-hidden="true" />
        <span aria-hidden="true">{t`Write to us by WhatsApp`}</span>
        <VisuallyHidden>{t`Write to us by WhatsApp: ${name} (opens a new tab)`}</VisuallyHidden>
      </Link>
    </Wrapper>
  );
}
