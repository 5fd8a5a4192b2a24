import { t } from '@lingui/core/macro';
import { token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import type { PictureView } from '../common/view-parts';
import type { Logos } from './frame-data';

/** CSS selects the logo of the theme, without a script. */
const Theme = styled.span`
  display: contents;
  --on-light: contents;
  --on-dark: none;

  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      --on-light: none;
      --on-dark: contents;
    }
  }
  :root[data-theme='dark'] & {
    --on-light: none;
    --on-dark: contents;
  }
`;

const OnLight = styled.span`
  display: var(--on-light);
`;

const OnDark = styled.span`
  display: var(--on-dark);
`;

const Image = styled.img`
  width: auto;
  max-width: min(13rem, 46vw);
  height: 2.25rem;
  object-fit: contain;
  object-position: calc(50% - 50% * var(--inline, 1));
`;

interface SiteLogoProps {
  logos: Logos | undefined;
  /** Undefined when the frame's data could not be read. */
  siteName: string | undefined;
}

/** The company's logo for the theme; without one, the site's own mark with the company's name. */
export function SiteLogo({ logos, siteName }: SiteLogoProps) {
  const { light = null, dark = null } = logos ?? {};
  if (light === null && dark === null) return <NamedMark siteName={siteName} />;
  return (
    <Theme>
      <OnLight>
        <LogoImage logo={light} siteName={siteName} />
      </OnLight>
      <OnDark>
        <LogoImage logo={dark} siteName={siteName} />
      </OnDark>
    </Theme>
  );
}

function LogoImage({ logo, siteName }: { logo: PictureView | null; siteName: string | undefined }) {
  if (logo === null) return <NamedMark siteName={siteName} />;
  const { src, srcSet, alt, width, height } = logo;
  return (
    <Image
      alt={alt || (siteName ?? '')}
      {...(srcSet !== null && { srcSet, sizes: '13rem' })}
      src={src}
      {...(width !== null && height !== null && { width, height })}
    />
  );
}

function NamedMark({ siteName }: Pick<SiteLogoProps, 'siteName'>) {
  return (
    <>
      <LogoMark /> {siteName ?? <VisuallyHidden>{t`Home`}</VisuallyHidden>}
    </>
  );
}

const Mark = styled.svg`
  flex: none;
  width: 1.75rem;
  height: 1.75rem;
  color: ${token.color.brand};
`;

/** A ring with one double bond, cut into a hexagon. */
export function LogoMark() {
  return (
    <Mark viewBox="0 0 32 32" aria-hidden="true">
      <path fill="currentColor" d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75z" />
      <g fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
        <path d="M16 8.2 22.8 12.1v7.8L16 23.8l-6.8-3.9v-7.8z" />
        <path d="M12.6 14.1v3.8" />
      </g>
    </Mark>
  );
}
