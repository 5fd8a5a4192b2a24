import { styleNonce } from './style-nonce';

/** URLs of Inter's woff2 files, as the host serves them. */
export interface FontUrls {
  latin: string;
  latinExt: string;
  greek: string;
}

interface FontFacesProps {
  urls: FontUrls;
}

const latinRange =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtRange =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
const greekRange = 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF';

function face(url: string, range: string) {
  return `@font-face {
    font-family: 'Inter Variable';
    font-weight: 100 900;
    font-display: swap;
    src: url('${url}') format('woff2');
    unicode-range: ${range};
  }`;
}

const fallback = `@font-face {
    font-family: 'Inter Fallback';
    src: local('Arial');
    ascent-override: 90.49%;
    descent-override: 22.56%;
    line-gap-override: 0%;
    size-adjust: 107.06%;
  }`;

/**
 * `@font-face` rules for Inter (latin, latin-ext, greek), and a local fallback with Inter's metrics so that text does
 * not shift when the font loads.
 */
export function fontFaceRules({ latin, latinExt, greek }: FontUrls): string {
  return [
    face(latin, latinRange),
    face(latinExt, latinExtRange),
    face(greek, greekRange),
    fallback,
  ].join('\n');
}

/**
 * The same rules as a style element. They have a style sheet of their own: browsers style and lay out the whole page again
 * when a rule is added to a sheet with fonts, as styled-components does for each component that is new on the page.
 */
export function FontFaces({ urls }: FontFacesProps) {
  return (
    <style href="inter-faces" precedence="fonts" nonce={styleNonce()}>
      {fontFaceRules(urls)}
    </style>
  );
}
