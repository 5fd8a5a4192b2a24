import { readManifest } from '../build/build-remote';
import { type ReleaseApi, releaseApi, ReleaseRefusal } from '../release/release-api';

/** The option of every command about an installation: `--api URL`, else RELEASE_API. */
export const apiOption = { type: 'string' } as const;

/** Options of the commands about one remote: `--remote ID`, else that of the current folder. */
export const remoteOptions = { api: apiOption, remote: { type: 'string' } } as const;

export interface Installation {
  readonly address: string;
  readonly api: ReleaseApi;
}

/** @throws ReleaseRefusal without a token in RELEASE_TOKEN */
export function installationOf(given: string | undefined): Installation {
  const address = given ?? process.env['RELEASE_API'] ?? 'http://127.0.0.1:3000';
  const token = process.env['RELEASE_TOKEN'];
  if (token === undefined) {
    throw new ReleaseRefusal(
      'Put a release token into RELEASE_TOKEN; Releases in the panel makes one.',
    );
  }
  return { address, api: releaseApi(address, token) };
}

export async function remoteOf(given: string | undefined): Promise<string> {
  return given ?? (await readManifest(process.cwd())).id;
}
