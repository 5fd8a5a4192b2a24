import { type ComponentProps, createContext, use } from 'react';
import styled, { css } from 'styled-components';
import { visuallyHidden } from './look';

/** The title in the banner above the page; null without one. */
export const BannerTitle = createContext<string | null>(null);

const unseen = css`
  @media screen {
    ${visuallyHidden}
  }
`;

const Words = styled.h1<{ $isSaid: boolean }>`
  font-size: clamp(1.875rem, 1.2rem + 2.6vw, 3.25rem);
  font-weight: 660;
  line-height: 1.08;
  letter-spacing: -0.032em;
  overflow-wrap: anywhere;
  ${({ $isSaid }) => $isSaid && unseen}
`;

/** A page's `h1`. Where its banner shows the same text, it is for screen readers only. */
export function Title({ children, ...others }: ComponentProps<'h1'>) {
  const isSaid = use(BannerTitle) === children && typeof children === 'string';
  return (
    <Words $isSaid={isSaid} {...others}>
      {children}
    </Words>
  );
}

/** The same above a table or a comparison, which the page is opened for. */
export const CompactTitle = styled(Title)`
  && {
    font-size: clamp(1.625rem, 1.2rem + 1.4vw, 2.125rem);
  }
`;
