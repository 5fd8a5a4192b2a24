import { createGlobalStyle } from 'styled-components';
import type { Language } from '../language/languages';

/** Letters that are joined, or as wide as high, stand without tracking and are not slanted. */
const ownLetters = `
  :not(:lang(en)) { letter-spacing: 0 !important; }
  :is(em, cite, address):not(:lang(en)) { font-style: normal; }
`;

const ChineseStyle = createGlobalStyle`
  body {
    font-family: 'Inter Variable', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC',
      'Source Han Sans SC', system-ui, sans-serif;
    line-break: strict;
  }
  ${ownLetters}
`;

/**
 * Texts that are in English, under a `lang` of their own, and what records say, whose language nobody knows, run as their
 * letters do and stand where the page's own texts do. Drawings and formulas are not mirrored, arrows are.
 */
const ArabicStyle = createGlobalStyle`
  :root { --inline: -1; }
  body {
    font-family: 'Inter Variable', 'Segoe UI', 'SF Arabic', 'Geeza Pro', 'Noto Sans Arabic', 'Noto Naskh Arabic',
      Tahoma, sans-serif;
  }
  ${ownLetters}
  :is(h1, h2, h3, strong, summary):lang(ar) { line-height: 1.4 !important; }
  .lucide:is(.lucide-arrow-left, .lucide-arrow-right, .lucide-chevron-right) { transform: scaleX(-1); }
  svg { direction: ltr; }
  body [lang]:not(:lang(ar)) { direction: ltr; unicode-bidi: isolate; }
  body :is([lang], [dir]), dd, dd > *, input, textarea { text-align: match-parent; }
  dd, dd > *, input, textarea { unicode-bidi: plaintext; }
  input:is([type='email'], [type='tel'], [type='url']) { direction: ltr; text-align: end; }
`;

/** What the pages of a language need beside the base; served with them alone. */
export const languageStyles: Readonly<Partial<Record<Language['code'], typeof ChineseStyle>>> = {
  zh: ChineseStyle,
  ar: ArabicStyle,
};
