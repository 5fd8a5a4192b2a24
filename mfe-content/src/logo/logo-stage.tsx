import { t } from '@lingui/core/macro';
import { type CompanyLogo } from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import styled from 'styled-components';

/* Background colours of the site, independent of the panel's theme: a logo is made for one of them. */
const grounds = {
  light: { ground: '#ffffff', words: '#1d172b' },
  dark: { ground: '#121019', words: '#efecf6' },
  favicon: { ground: '#e9e6f0', words: '#1d172b' },
} as const satisfies Record<CompanyLogo['variant'], object>;

const Stage = styled.span<{ $variant: CompanyLogo['variant']; $isSmall: boolean }>`
  display: ${({ $isSmall }) => ($isSmall ? 'inline-flex' : 'flex')};
  align-items: center;
  width: ${({ $isSmall }) => ($isSmall ? '7rem' : 'min(28rem, 100%)')};
  height: ${({ $isSmall }) => ($isSmall ? '2.5rem' : '6rem')};
  padding: ${({ $isSmall }) => ($isSmall ? '0.375rem 0.5rem' : '1rem 1.5rem')};
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${({ $variant }) => grounds[$variant].ground};
  color: ${({ $variant }) => grounds[$variant].words};
  font-size: ${token.text.sm};
  vertical-align: middle;

  & img {
    max-width: 100%;
    max-height: 100%;
    object-fit: contain;
  }
`;

/** A browser tab, whatever the theme. */
const Tab = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  max-width: 100%;
  padding: 0.375rem 0.75rem;
  border-radius: ${token.radius.md} ${token.radius.md} 0 0;
  background: #ffffff;
  white-space: nowrap;

  & img {
    width: 1rem;
    height: 1rem;
  }
`;

interface LogoStageProps {
  logo: Pick<CompanyLogo, 'image' | 'variant'>;
  /** For a table row. */
  isSmall?: boolean;
}

/** A logo on the background of its variant. */
export function LogoStage({ logo: { image, variant }, isSmall = false }: LogoStageProps) {
  const api = useApi();
  const src = api.urlOf(fileEndpoints.download, { id: image, query: { w: isSmall ? 320 : 640 } });
  const picture = <img src={src} alt="" />;
  if (variant !== 'favicon') {
    return (
      <Stage $variant={variant} $isSmall={isSmall}>
        {picture}
      </Stage>
    );
  }
  return (
    <Stage $variant={variant} $isSmall={isSmall}>
      <Tab>
        {picture} {isSmall ? t({ message: 'Tab', context: 'browser' }) : t`The company’s page`}
      </Tab>
    </Stage>
  );
}
