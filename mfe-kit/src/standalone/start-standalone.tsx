import { QueryClientProvider } from '@tanstack/react-query';
import { RemoteManifest } from 'contract/release';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { UiProvider } from 'shared-ui';
import { ApiProvider, createApiClient, createQueryClient } from 'shared-ui/client';
import { interUrls } from 'shared-ui/fonts';
import { addCatalogues, providePageTexts, showLanguage } from 'shared-ui/i18n';
import { catalogues } from 'shared-ui/texts';
import type { RemoteDefinition } from '../remote/define-remote';
import { SignInGate } from './sign-in-gate';
import { signOut } from './session';
import { standaloneRouter } from './standalone-router';

export interface StandaloneOptions {
  readonly remote: RemoteDefinition;
  /** The content of `remote.json`. */
  readonly manifest: unknown;
}

/** Runs one remote without the shell, against the API behind `/api`: a menu, a sign-in and the remote's pages. */
export async function startStandalone({ remote, manifest }: StandaloneOptions): Promise<void> {
  providePageTexts();
  const [language = ''] = navigator.language.split('-', 1);
  await Promise.all([
    showLanguage(language),
    addCatalogues(catalogues),
    addCatalogues(remote.texts ?? {}),
  ]);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <QueryClientProvider client={createQueryClient()}>
      <ApiProvider client={createApiClient({ baseURL: '/api', onForbidden: signOut })}>
        <UiProvider fonts={interUrls}>
          <SignInGate>
            <RouterProvider router={standaloneRouter(RemoteManifest.parse(manifest), remote)} />
          </SignInGate>
        </UiProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
}
