export { compileTexts, type Text, textsIn } from './messages/compile-texts.mjs';
export { textMacros } from './messages/text-macros.mjs';
