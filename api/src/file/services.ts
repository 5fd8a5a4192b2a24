import type { DrawnFiles } from './drawn-files';
import type { FileStore } from './file-store';

declare module '../kernel/services' {
  interface Services {
    readonly files: FileStore;
    readonly drawnFiles: DrawnFiles;
  }
}
