import { VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import type { PictureView } from '../common/picture-view';
import type { Logos } from './frame-data';
import { LogoMark } from './logo-mark';

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
  object-position: left;
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
      <LogoMark /> {siteName ?? <VisuallyHidden>Home</VisuallyHidden>}
    </>
  );
}
