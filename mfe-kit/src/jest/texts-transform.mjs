import swc from '@swc/jest';
import { compileTexts } from '../messages/compile-texts.cjs';
import { textMacros } from '../messages/text-macros.mjs';

/** SWC's transform for Jest. Modules with texts are compiled as the build does; the others are spared the plugin. */
export default {
  createTransformer(options) {
    const plain = swc.createTransformer(options);
    const { jsc } = options;
    const withTexts = swc.createTransformer({
      ...options,
      jsc: { ...jsc, experimental: { plugins: [textMacros] } },
    });
    return {
      ...withTexts,
      process(source, ...others) {
        if (!source.includes("'@lingui/")) return plain.process(source, ...others);
        const { code, ...result } = withTexts.process(source, ...others);
        return { ...result, code: compileTexts(code) };
      },
    };
  },
};
