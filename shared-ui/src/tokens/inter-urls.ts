import greek from '@fontsource-variable/inter/files/inter-greek-wght-normal.woff2';
import latinExt from '@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2';
import latin from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import type { FontUrls } from './font-faces';

/** URLs of the bundled font files; the host's webpack emits `.woff2` as `asset/resource`. */
export const interUrls: FontUrls = { latin, latinExt, greek };
