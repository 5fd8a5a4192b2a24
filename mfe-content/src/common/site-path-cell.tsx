import { t } from '@lingui/core/macro';
import { ExternalLink } from 'lucide-react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

const Path = styled.a`
  border-radius: ${token.radius.sm};
  color: inherit;
  ${focusRing}

  & svg {
    color: ${token.color.textMuted};
    vertical-align: -0.125em;
  }
  &:hover {
    color: ${token.color.brandText};
  }
`;

interface SitePathCellProps {
  /** A path on the site, with a leading slash. */
  path: string;
}

/** A link to the site's page of a record; opens in a new tab. */
export function SitePathCell({ path }: SitePathCellProps) {
  return (
    <Path href={path} target="_blank" rel="noreferrer">
      {path} <ExternalLink size={14} aria-hidden="true" />
      <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
    </Path>
  );
}
