import type { ReactNode } from 'react';
import { FontFaces, type FontUrls } from '../tokens/font-faces';
import { GlobalStyle } from '../tokens/global-style';
import { Toaster } from '../parts/toast/toaster';
import { UiScope } from './ui-scope';

/** `fonts`: URLs from `shared-ui/fonts`; without them the system's font is used. */
export interface UiProviderProps {
  fonts?: FontUrls;
  children: ReactNode;
}

/** Global styles, fonts, tooltips, confirmations and toasts; render it once at a host's root. */
export function UiProvider({ fonts, children }: UiProviderProps) {
  return (
    <>
      <GlobalStyle />
      {fonts === undefined ? null : <FontFaces urls={fonts} />}
      <UiScope>{children}</UiScope>
      <Toaster />
    </>
  );
}
