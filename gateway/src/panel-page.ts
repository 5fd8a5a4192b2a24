import type { Panel } from 'api/panel-builds';
import { choosePanel, type Registry } from 'contract/release';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Brand, failedBuildIn, type ShellDocument, shellDocument } from 'shell/document';
import { newNonce, shellHeaders } from './security';

export interface PanelPages {
  /** The builds of the panel; undefined while none is released. */
  readonly panel: () => Promise<Panel | undefined>;
  /** The registry for a build of the panel; without one, for the active build. */
  readonly registry: (build?: string) => Promise<Registry>;
  /** Origins that remotes may be loaded from, besides our own. */
  readonly remoteOrigins: readonly string[];
  /** Origins of development builds, which an admin may run as an override. */
  readonly overrideOrigins: readonly string[];
  /** Whether there is no account yet, and the first one is to be created with the set-up token. */
  readonly awaitsFirstAccount: () => Promise<boolean>;
  /** The company, as far as the panel shows it. */
  readonly brand: () => Promise<PanelBrand>;
  /** Whether staff may sign in with an identity provider. */
  readonly hasIdentityProvider: boolean;
}

/** The company, and what it calls the account at its identity provider. */
export interface PanelBrand extends Brand {
  readonly signInLabel: string | null;
}

/** Answers with the page of an admin address; the registry is included only for signed-in admins. */
export async function answerByPanel(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  pages: PanelPages,
  { pathname, adminId }: Pick<ShellDocument, 'pathname' | 'adminId'>,
) {
  const panel = await pages.panel();
  const failed = failedBuildIn(request.headers.cookie);
  const choice = panel && choosePanel(panel, { adminId, failed });
  const served = panel?.builds.get(choice?.version ?? '');
  if (choice === undefined || served === undefined)
    return reply.code(503).type('text/plain').send('No build of the panel is released.');
  const { remoteOrigins, overrideOrigins } = pages;
  const nonce = newNonce();
  reply
    .headers(shellHeaders(nonce, [...remoteOrigins, ...overrideOrigins]))
    .header('vary', 'cookie')
    // Blocks scripts without a hash, even those the shell cannot check: modules that import each other.
    .header('integrity-policy', 'blocked-destinations=(script)')
    .type('text/html; charset=utf-8');
  const { signInLabel, ...brand } = await pages.brand();
  const isSignedIn = adminId !== undefined;
  return reply.send(
    shellDocument({
      pathname,
      nonce,
      adminId,
      brand,
      overrideOrigins,
      assets: { ...served, publicPath: `/shell/${served.version}/` },
      build: served.version,
      inPlaceOf: choice.inPlaceOf,
      registry: isSignedIn ? await pages.registry(served.version) : undefined,
      awaitsFirstAccount: !isSignedIn && (await pages.awaitsFirstAccount()),
      signInProvider: pages.hasIdentityProvider
        ? (signInLabel ?? 'your company account')
        : undefined,
    }),
  );
}
