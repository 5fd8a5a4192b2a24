export { compileTexts, textsIn } from './messages/compile-texts.cjs';
export { textMacros } from './messages/text-macros.mjs';
