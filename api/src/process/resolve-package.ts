import { createRequire } from 'node:module';

/**
 * The path of a package's file, as an import of the name finds it.
 *
 * @throws where it is not installed
 */
export function resolvePackage(name: string): string {
  // The built server is in another folder than its source.
  const place = process.env.BUNDLED ? (process.argv[1] ?? '') : import.meta.url;
  return createRequire(place).resolve(name);
}
