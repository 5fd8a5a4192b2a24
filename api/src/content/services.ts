import type { PreviewTokens } from './blog/preview-tokens';

declare module '../kernel/services' {
  interface Services {
    readonly previewTokens: PreviewTokens;
  }
}
