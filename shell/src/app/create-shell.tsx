import { QueryClientProvider } from '@tanstack/react-query';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { type FontUrls, showToast, UiProvider } from 'shared-ui';
import {
  type ApiClientOptions,
  ApiProvider,
  createApiClient,
  createQueryClient,
  type OwnProfile,
  profileKey,
  storeRole,
} from 'shared-ui/client';
import { AuthProvider } from '../auth/auth-context';
import { type AuthStore, createAuthStore } from '../auth/auth-store';
import { SignInGate } from '../auth/sign-in-gate';
import { readClaims } from '../auth/token-claims';
import { readToken } from '../auth/token-cookie';
import { type Federation, FederationProvider } from '../federation/federation-context';
import { createShellRouter } from '../federation/shell-router';
import { Frame } from '../frame/frame';
import { createFreshSignIn } from '../fresh-sign-in/fresh-sign-in';
import { InLanguage } from '../language/in-language';
import { FreshSignInDialog } from '../fresh-sign-in/fresh-sign-in-dialog';
import { SignInAgainDialog } from '../login/sign-in-again-dialog';
import { NotFoundPage } from '../not-found/not-found.page';
import { publishRecordPages } from '../navigation/use-record-pages';
import { fetchStream, type OpenStream } from '../notification/open-stream';
import { StreamProvider } from '../notification/stream-context';
import { adoptAddress } from './adopt-address';
import { FirstLoad } from './first-load';
import { leaveRevoked } from '../federation/leave-revoked';
import type { LeavePage } from './leave-page';
import { offerReload } from './offer-reload';
import { ownBuild } from '../document/own-build';
import { reportMended } from './report-mended';
import { RootBoundary } from './root-boundary';
import { profileQuery } from '../profile/profile-query';
import { syncRemotes } from './sync-remotes';
import { innerRoutes, outerRoutes } from './shell-routes';

export interface ShellParts extends Pick<ApiClientOptions, 'baseURL' | 'adapter'> {
  readonly federation: Federation;
  readonly leavePage: LeavePage;
  readonly fonts?: FontUrls;
  /** Replaces the transport of the notification stream: tests feed it. */
  readonly openStream?: OpenStream;
  /** Replaces the browser's router: tests keep the address in memory. */
  readonly createRouter?: typeof createBrowserRouter;
}

/** Assembles the shell. Its router starts loading for the current address at once. */
export function createShell(parts: ShellParts) {
  const { federation, leavePage, fonts, createRouter } = parts;
  const { openStream = fetchStream(parts.baseURL) } = parts;
  const auth = createAuthStore();
  const queryClient = createQueryClient();
  const freshSignIn = createFreshSignIn();
  const owner = () => queryClient.getQueryData<OwnProfile>(profileKey)?.admin._id;
  const api = createApiClient({
    ...parts,
    onForbidden: () => auth.signOut('refused'),
    async signInAgain() {
      const before = owner();
      // Another tab may have signed somebody else in.
      return (await auth.whenAnswered()) && tokenOwner() === before;
    },
    onNotPermitted: () => void queryClient.invalidateQueries({ queryKey: profileKey }),
    confirmSignIn: freshSignIn.ask,
    onMended: reportMended({ report: federation.report, build: ownBuild(document) }),
  });
  forgetWithSession(auth, {
    owner,
    forget() {
      queryClient.clear();
      storeRole(undefined);
    },
  });
  readRegistryAtSignIn(auth, federation.store);
  // Asked for before the frame is drawn, which it changes.
  if (readToken() !== undefined) void queryClient.prefetchQuery(profileQuery(api, auth));
  publishRecordPages(federation.store);

  const shell = createShellRouter({
    federation,
    shellRoutes: innerRoutes,
    outerRoutes,
    frame: (
      <SignInGate>
        <Frame />
      </SignInGate>
    ),
    notFound: <NotFoundPage />,
    loading: <FirstLoad />,
    isSignedIn: () => readToken() !== undefined,
    services: {
      auth: { token: readToken, signOut: () => auth.signOut('logout') },
      notify: (message) => void showToast({ title: message }),
      queryClient,
      api,
    },
    ...(createRouter && { createRouter }),
  });
  const { router } = shell;
  syncRemotes(shell, federation);
  leaveRevoked({ ...federation, leave: leavePage });
  offerReload(federation);
  adoptAddress(router);

  const element = (
    <RootBoundary>
      <QueryClientProvider client={queryClient}>
        <ApiProvider client={api}>
          <AuthProvider auth={auth}>
            <FederationProvider federation={federation}>
              <StreamProvider value={openStream}>
                <UiProvider {...(fonts && { fonts })}>
                  <InLanguage>
                    <RouterProvider router={router} />
                    <FreshSignInDialog freshSignIn={freshSignIn} />
                    <SignInAgainDialog />
                  </InLanguage>
                </UiProvider>
              </StreamProvider>
            </FederationProvider>
          </AuthProvider>
        </ApiProvider>
      </QueryClientProvider>
    </RootBoundary>
  );
  return { element, router, auth };
}

/** A page that was served before the sign-in has no registry. Later changes of the profile concern it no more. */
function readRegistryAtSignIn(auth: AuthStore, store: Federation['store']): void {
  let wasSignedIn = false;
  auth.subscribe(() => {
    const state = auth.current();
    const isSignIn = !wasSignedIn && state.authenticated;
    wasSignedIn = state.authenticated || (wasSignedIn && state.end === 'asked');
    if (!isSignIn) return;
    if (store.current().source === 'cached') void store.refresh();
    else void store.whenKnown().then(store.markBooted);
  });
}

function tokenOwner(): string | undefined {
  return readClaims(readToken() ?? '').adminId;
}

interface Cached {
  /** The admin whose data is cached. */
  readonly owner: () => string | undefined;
  readonly forget: () => void;
}

/** The cache of one admin must not be left for the next. It stays for the one who signs in again over the page. */
function forgetWithSession(auth: AuthStore, { owner, forget }: Cached): void {
  auth.subscribe(() => {
    const state = auth.current();
    if (state.authenticated || state.end === 'asked') return;
    const next = state.end === 'none' ? tokenOwner() : undefined;
    if (next === undefined || next !== owner()) forget();
  });
}
