import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import { textMacros } from '../messages/text-macros.mjs';

const require = createRequire(import.meta.url);

export interface SwcOptions {
  readonly namespace: string;
  readonly isDevelopment: boolean;
  readonly hasRefresh?: boolean;
  readonly target?: string;
}

/**
 * Compiles TypeScript, JSX, the macros of texts, and styled-components, whose class names the plugin makes the same in
 * every build and on the server. Also in `node_modules`: the packages of this repository are published as sources.
 */
export function swcRule(options: SwcOptions): RuleSetRule {
  return {
    test: /\.[cm]?tsx?$/,
    use: [
      { loader: fileURLToPath(new URL('../messages/compile-texts.cjs', import.meta.url)) },
      { loader: require.resolve('swc-loader'), options: swcOptions(options) },
    ],
  };
}

function swcOptions({
  namespace,
  isDevelopment,
  hasRefresh = false,
  target = 'es2022',
}: SwcOptions) {
  return {
    swcrc: false,
    jsc: {
      target,
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: isDevelopment, refresh: hasRefresh },
      },
      experimental: {
        cacheRoot: cacheFolder('swc'),
        plugins: [
          textMacros,
          [
            require.resolve('@swc/plugin-styled-components'),
            { ssr: true, displayName: isDevelopment, fileName: false, pure: true, namespace },
          ],
        ],
      },
    },
  };
}

/** A folder under `node_modules/.cache` for disposable files of a tool. */
export function cacheFolder(name: string): string {
  const core = require.resolve('@swc/core/package.json');
  return join(core, '..', '..', '..', '.cache', name);
}
