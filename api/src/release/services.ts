import type { ReleaseFiles } from './publish/release-files';
import type { ServedShell } from './served-shell';
import type { ReleaseTokens } from './token/release-tokens';

declare module '../kernel/services' {
  interface Services {
    readonly releaseTokens: ReleaseTokens;
    readonly releaseFiles: ReleaseFiles;
    /** What the panel's page offers to remotes, where this process serves one. */
    readonly shell: ServedShell | undefined;
  }
}
