import { clientBuild, serverBuild } from 'public-site/build';
import webpack from 'webpack';

/** Builds the site whenever a source of it changes; the first build is done when this resolves. */
export function watchSite(): Promise<void> {
  const client = { ...clientBuild.config, name: 'client' };
  // After the client's: the built server reads the client's files when it starts.
  const server = { ...serverBuild.config, dependencies: ['client'] };
  const compiler = webpack([client, server]);
  if (compiler === null) throw new Error('webpack took no configuration of the site');
  const firstBuild = new Promise<void>((resolve) =>
    compiler.hooks.done.tap('first', () => resolve()),
  );
  compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
    if (failure) console.error(failure);
    else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
  });
  return firstBuild;
}
