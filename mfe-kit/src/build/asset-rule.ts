import type { RuleSetRule } from 'webpack';

/** Emits pictures and fonts as files with a hash in their name; a server build emits only their URLs. */
export function assetRule({ isServer = false }: { isServer?: boolean } = {}): RuleSetRule {
  return {
    test: /\.(?:woff2|png|jpe?g|webp|avif|svg|ico)$/,
    type: 'asset/resource',
    generator: { emit: !isServer },
  };
}
