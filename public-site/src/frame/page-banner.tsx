import { token } from 'shared-ui';
import styled from 'styled-components';
import { pageWidth } from '../common/look';
import {
  Backdrop,
  buttonOnPicture,
  type Ground,
  onGround,
  onPhone,
  Shade,
} from '../common/on-picture';
import { plainPath } from '../language/addresses';
import type { BannerView } from './frame-data';

const Stage = styled.div<{ $ground: Ground }>`
  ${onGround}
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid ${token.color.border};
`;

const Words = styled.div`
  ${pageWidth}
  display: flex;
  flex-direction: column;
  justify-content: center;
  align-items: flex-start;
  min-height: clamp(13rem, 26vw, 21rem);
  padding-block: 2.5rem;

  ${onPhone} {
    min-height: 0;
    padding-block: 0.75rem 1.75rem;
  }

  & strong {
    max-width: min(18ch, 31rem);
    font-size: clamp(2rem, 1.3rem + 3vw, 3.5rem);
    font-weight: 660;
    line-height: 1.06;
    letter-spacing: -0.035em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & p {
    max-width: 31rem;
    margin-top: 0.875rem;
    font-size: clamp(1.0625rem, 1rem + 0.3vw, 1.1875rem);
  }
  & a {
    ${buttonOnPicture}
    margin-top: 1.5rem;
  }
`;

interface PageBannerProps {
  /** Of the page. */
  path: string;
  banner: BannerView;
}

/** The picture at the top of a page. */
export function PageBanner({ path, banner }: PageBannerProps) {
  const { title, titleLang, subtitle, subtitleLang, picture, way } = banner;
  return (
    <Stage $ground={groundOf(path)} className="not-in-print">
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

/** Places are blue, reading is green, work is amber, all else has the colour of the company. */
function groundOf(path: string): Ground {
  const [, first = ''] = plainPath(path).split('/');
  switch (first) {
    case 'about':
    case 'delivery':
    case 'worldwide':
      return 'info';
    case 'blog':
    case 'blogs':
    case 'quality':
      return 'success';
    case 'careers':
      return 'warning';
    default:
      return 'brand';
  }
}
