/** The major version of the package that brings PostgreSQL. */
export const ownMajor = 18;

/** Where an operating system keeps programs of PostgreSQL. */
export interface ProgramFolder {
  readonly bin: string;
  /** Has `extension/`. */
  readonly share: string;
}

/** Debian and Ubuntu, Red Hat, SUSE, Homebrew on either processor, and the installer for macOS. */
export function systemFolders(major: number): ProgramFolder[] {
  const brew = `opt/postgresql@${major}`;
  return [
    { bin: `/usr/lib/postgresql/${major}/bin`, share: `/usr/share/postgresql/${major}` },
    { bin: `/usr/pgsql-${major}/bin`, share: `/usr/pgsql-${major}/share` },
    { bin: `/usr/lib/postgresql${major}/bin`, share: `/usr/share/postgresql${major}` },
    ...['/opt/homebrew', '/usr/local'].map((root) => {
      return { bin: `${root}/${brew}/bin`, share: `${root}/${brew}/share/postgresql@${major}` };
    }),
    { bin: `/Library/PostgreSQL/${major}/bin`, share: `/Library/PostgreSQL/${major}/share` },
  ];
}
