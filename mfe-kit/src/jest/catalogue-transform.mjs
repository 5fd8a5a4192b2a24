import { readCatalogue } from '../messages/read-catalogue.cjs';

/** Jest's transform of `.po` files. */
export default {
  process: (source) => ({
    code: `exports.__esModule = true; exports.default = ${JSON.stringify(readCatalogue(source))};`,
  }),
};
