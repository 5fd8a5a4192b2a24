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
 * Each text runs as its first letter does and stands where the page's texts do: names of chemicals, quantities and what
 * records say in English are among Arabic ones. The translations put what they name into isolates, so that a sentence which
 * begins with a name is none of that name's direction. Structures and charts are not mirrored, arrows are.
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
  svg text { direction: ltr; }
  body :not(th, td, :has(> bdi)) { unicode-bidi: plaintext; }
  body :not(button) { text-align: -webkit-match-parent; text-align: match-parent; }
  body div[lang]:not(:lang(ar)) { direction: ltr; text-align: start; }
  input:is([type='email'], [type='tel'], [type='url']) { direction: ltr; text-align: end; }
`;

/** What the pages of a language need beside the base; served with them alone. */
export const languageStyles: Readonly<Partial<Record<Language['code'], typeof ChineseStyle>>> = {
  zh: ChineseStyle,
  ar: ArabicStyle,
};
