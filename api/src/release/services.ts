import type { CountedUses } from './deprecated/counted-uses';
import type { ReleaseFiles } from './publish/release-files';
import type { ReleaseTokens } from './token/release-tokens';

declare module '../kernel/services' {
  interface Services {
    readonly deprecatedUses: CountedUses;
    readonly releaseTokens: ReleaseTokens;
    readonly releaseFiles: ReleaseFiles;
  }
}
