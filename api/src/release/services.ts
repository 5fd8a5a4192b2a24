import type { ReleaseFiles } from './publish/release-files';
import type { ReleaseTokens } from './token/release-tokens';

declare module '../kernel/services' {
  interface Services {
    readonly releaseTokens: ReleaseTokens;
    readonly releaseFiles: ReleaseFiles;
  }
}
