import styled from 'styled-components';
import { pageWidth } from '../common/look';
import { Backdrop, buttonOnPicture, Shade } from '../common/on-picture';
import type { BannerView } from './frame-data';

const Stage = styled.div`
  position: relative;
  overflow: hidden;
  background: #1d0f3d;
`;

const Words = styled.div`
  ${pageWidth}
  display: flex;
  flex-direction: column;
  justify-content: center;
  align-items: flex-start;
  min-height: clamp(13rem, 26vw, 21rem);
  padding-block: 2.5rem;
  color: #fff;

  & strong {
    max-width: 18ch;
    font-size: clamp(2rem, 1.3rem + 3vw, 3.5rem);
    font-weight: 660;
    line-height: 1.06;
    letter-spacing: -0.035em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & p {
    max-width: 32rem;
    margin-top: 0.875rem;
    font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
  }
  & a {
    ${buttonOnPicture}
    margin-top: 1.5rem;
  }
`;

interface PageBannerProps {
  banner: BannerView;
}

/** The picture at the top of a page. */
export function PageBanner({ banner }: PageBannerProps) {
  const { title, titleLang, subtitle, subtitleLang, picture, way } = banner;
  return (
    <Stage className="not-in-print">
      <Backdrop picture={picture} sizes="100vw" isFirst />
      <Shade>
        <Words>
          <strong lang={titleLang}>{title}</strong>
          {subtitle === null ? null : <p lang={subtitleLang}>{subtitle}</p>}
          {way === null ? null : (
            <a href={way.href} lang={way.lang}>
              {way.name}
            </a>
          )}
        </Words>
      </Shade>
    </Stage>
  );
}
