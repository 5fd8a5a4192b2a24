import { breakpoint, token } from 'shared-ui';
import { createGlobalStyle } from 'styled-components';

/** What the site adds to the design system's base: larger reading text, and what a print leaves out. */
export const SiteStyle = createGlobalStyle`
  body {
    display: flex;
    flex-direction: column;
    font-size: 1rem;
    line-height: 1.6;
    overflow-wrap: break-word;
  }
  h1, h2, h3 { letter-spacing: -0.022em; }
  a { text-decoration-thickness: 0.06em; transition: color ${token.duration.fast}; }
  main { flex: 1; }
  main:focus { outline: none; }
  @media (max-width: ${breakpoint.mobile}) {
    body { line-height: 1.55; }
  }
  @media (scripting: none) {
    .needs-script { display: none !important; }
  }
  @media print {
    :root { color-scheme: light; }
    body { background: #fff; color: #000; font-size: 10.5pt; }
    .not-in-print { display: none !important; }
    @page { margin: 18mm 16mm; }
  }
`;
