import styled, { css } from 'styled-components';
import { SitePicture } from './site-picture';

/**
 * Text over a picture, in both themes: white on a violet shade that is dark enough behind the text for any picture (6:1
 * on a white one).
 */
export const Shade = styled.div`
  position: relative;
  background: linear-gradient(
    90deg,
    rgb(22 12 41 / 0.9),
    rgb(22 12 41 / 0.72) 60%,
    rgb(22 12 41 / 0.12) 92%
  );

  @media (max-width: 56rem) {
    background: linear-gradient(0deg, rgb(22 12 41 / 0.9), rgb(22 12 41 / 0.68));
  }
`;

/** The picture itself, behind the content of its box. */
export const Backdrop = styled(SitePicture)`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;

/** A button on a shaded picture. */
export const buttonOnPicture = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.875rem;
  padding: 0 1.25rem;
  border: 1px solid #fff;
  border-radius: 999px;
  background: #fff;
  color: #3d1785;
  font-weight: 620;
  text-decoration: none;

  &:hover {
    background: #efe8fd;
  }
  &:focus-visible {
    outline: 2px solid #fff;
    outline-offset: 3px;
  }
`;
