import type { RuleSetRule } from 'webpack';

/** Pictures and fonts, as files with a hash in their name; on a server only their address is wanted. */
export function assetRule({ isServer = false }: { isServer?: boolean } = {}): RuleSetRule {
  return {
    test: /\.(?:woff2|png|jpe?g|webp|avif|svg|ico)$/,
    type: 'asset/resource',
    generator: { emit: !isServer },
  };
}
