import swc from '@swc/jest';
import { compileTexts } from '../messages/compile-texts.mjs';

/** SWC's transform for Jest, with the messages of modules compiled as the build does. */
export default {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      process(...source) {
        const { code, ...others } = transformer.process(...source);
        return { ...others, code: compileTexts(code) };
      },
    };
  },
};
