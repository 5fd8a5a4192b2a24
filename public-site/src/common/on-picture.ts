import { token } from 'shared-ui';
import styled, { css } from 'styled-components';
import { SitePicture } from './site-picture';

/** What a picture stands on, which is seen where the picture is transparent. */
export type Ground = 'brand' | 'info' | 'success' | 'warning';

const { surface } = token.color;

export const onPhone = '@media (max-width: 56rem)';
const pictureHeight = '7.5rem';

/** The theme's surface, which goes over into a soft colour below the picture. */
export const onGround = css<{ $ground: Ground }>`
  background: linear-gradient(
    calc(100deg * var(--inline, 1)),
    ${surface} 38%,
    ${({ $ground }) => token.color[`${$ground}Soft`]} 88%
  );
  color: ${token.color.text};
`;

/** Where the words over a picture end: they stand in the page's width and are 34rem wide, its margin included. */
const end = 'max(0px, 50vw - 40rem) + 35rem';

/** Text over a picture, on a shade of the theme's surface: 7:1 even on a picture of the text's own colour. */
export const Shade = styled.div`
  position: relative;
  background: linear-gradient(
    calc(90deg * var(--inline, 1)),
    ${shade(90)},
    ${shade(80)} calc(${end}),
    ${shade(0)} calc(${end} + 8rem)
  );

  /* Words stand below the picture there. */
  ${onPhone} {
    padding-top: ${pictureHeight};
    background: none;
  }
`;

function shade(percent: number): string {
  return `color-mix(in srgb, ${surface} ${percent}%, transparent)`;
}

/** The picture itself, behind the content of its box: it is mirrored with it, as its empty half is that of the words. */
export const Backdrop = styled(SitePicture)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  transform: scaleX(var(--inline, 1));

  ${onPhone} {
    inset-block: 0 auto;
    inset-inline: auto 0;
    width: max(46rem, 100%);
    max-width: none;
    height: ${pictureHeight};
  }
`;

/** A button on a shaded picture. */
export const buttonOnPicture = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.875rem;
  padding: 0 1.25rem;
  border-radius: 999px;
  background: ${token.color.brand};
  color: ${token.color.onBrand};
  font-weight: 620;
  text-decoration: none;

  &:hover {
    background: ${token.color.brandHover};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 3px;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
