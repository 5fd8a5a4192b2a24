import type { ReactNode } from 'react';
import { FontFaces, type FontUrls } from '../tokens/font-faces';
import { GlobalStyle } from '../tokens/global-style';
import { Toaster } from '../parts/toast/toaster';
import { UiScope } from './ui-scope';

/** `fonts`: addresses from `shared-ui/fonts`; without them the system's font is used. */
export interface UiProviderProps {
  fonts?: FontUrls;
  children: ReactNode;
}

/** What the design system needs once at a host's root: global style, fonts, tooltips, questions, toasts. */
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
