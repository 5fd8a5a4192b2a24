import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { Fragment } from 'react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';

const Line = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};

  & a {
    color: inherit;
    border-radius: ${token.radius.sm};
    text-decoration: underline;
    text-underline-offset: 0.2em;
    overflow-wrap: anywhere;
    ${focusRing}
  }
  & a:hover {
    color: ${token.color.brandText};
  }
  & svg {
    margin-inline-start: 0.25rem;
    vertical-align: -0.125em;
  }
`;

/** Paths on the site, with a leading slash. */
type SitePageLinkProps =
  | { path: string; paths?: never }
  | { paths: readonly [string, ...string[]]; path?: never };

/**
 * Links from a form to the pages of the site that show its content; each opens in a new tab.
 *
 * @example
 * <PageHeader title="About us" description={<SitePageLink path={siteRoutes.about} />} />
 */
export function SitePageLink(props: SitePageLinkProps) {
  const [first, ...others] = props.paths ?? [props.path];
  const last = others.pop();
  return (
    <Line>
      {last === undefined ? (
        <Trans>
          Shown at <PageLink path={first} />
        </Trans>
      ) : (
        <Trans>
          Shown at <PageLinks paths={[first, ...others]} /> and <PageLink path={last} />
        </Trans>
      )}
    </Line>
  );
}

function PageLinks({ paths }: { paths: readonly string[] }) {
  return paths.map((path, index) => (
    <Fragment key={path}>
      {index === 0 ? '' : ', '}
      <PageLink path={path} />
    </Fragment>
  ));
}

function PageLink({ path }: { path: string }) {
  return (
    <a href={path} target="_blank" rel="noreferrer">
      {path}
      <ExternalLink size={14} aria-hidden="true" />
      <VisuallyHidden> {t`(opens in a new tab)`}</VisuallyHidden>
    </a>
  );
}
