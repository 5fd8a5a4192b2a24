import { t } from '@lingui/core/macro';
import type { RefObject } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';

const OffPage = styled(Button)`
  position: fixed;
  top: ${token.space[2]};
  inset-inline-start: ${token.space[2]};
  z-index: ${token.layer.toast};

  &:not(:focus-visible) {
    clip-path: inset(50%);
  }
`;

export interface SkipLinkProps {
  readonly target: RefObject<HTMLElement | null>;
}

/** The first tab stop: skips the menu to the page. */
export function SkipLink({ target }: SkipLinkProps) {
  return <OffPage onClick={() => target.current?.focus()}>{t`Skip to the page`}</OffPage>;
}
