import type { RemoteManifest } from 'contract/release';
import { remoteEntry } from '../build/remote-config';
import { startRemoteServer } from './remote-server';
import { askShell, type RunningShell } from './running-shell';

export interface ToShellOptions {
  readonly folder: string;
  readonly manifest: RemoteManifest;
  readonly port: number;
  /** The address of the shell: `http://localhost:3000`. */
  readonly address: string;
}

/**
 * Serves a remote to one tab of a running shell, as an override of the released version.
 *
 * @returns instructions for the terminal, line by line
 */
export async function serveToShell(options: ToShellOptions): Promise<string[]> {
  const { manifest, port, address } = options;
  const shell = await askShell(address, manifest);
  const { hasRefresh, url } = shell;
  await startRemoteServer({ ...options, hasRefresh, place: { kind: 'apart', pages: url } });
  return instructions(manifest, shell, `http://localhost:${port}`);
}

function instructions(
  { id, title }: RemoteManifest,
  { url, start, isReleased, hasRefresh, allows }: RunningShell,
  origin: string,
): string[] {
  const parameter = `mfe.${id.replace(/^mfe-/, '')}`;
  return [
    `${title} under development is at ${origin}/${remoteEntry}. Open it in the shell:`,
    '',
    `  ${new URL(start, url).href}?${parameter}=${origin}/${remoteEntry}`,
    '',
    'Sign in there and agree to it. That tab runs it, until its button “1 override – reset” is pressed; all other tabs run what is released.',
    ...(isReleased ? [] : [`${id} is not released there; that tab has it in its menu.`]),
    hasRefresh
      ? 'Edits arrive by Fast Refresh: what is typed in stays.'
      : 'Edits reload the page: this shell is no development build, as that of `npm run dev` is.',
    ...(allows(origin)
      ? []
      : [
          `${url.origin} takes no remotes from there: it has to run with OVERRIDE_ORIGINS=${origin}`,
        ]),
  ];
}
