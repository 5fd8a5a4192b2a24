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
  const paths = props.paths ?? [props.path];
  return (
    <Line>
      Shown at{' '}
      {paths.map((address, index) => (
        <Fragment key={address}>
          {separatorBefore(index, paths.length)}
          <a href={address} target="_blank" rel="noreferrer">
            {address}
            <ExternalLink size={14} aria-hidden="true" />
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </a>
        </Fragment>
      ))}
    </Line>
  );
}

function separatorBefore(index: number, count: number) {
  if (index === 0) return '';
  return index === count - 1 ? ' and ' : ', ';
}
