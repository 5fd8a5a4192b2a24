import { clientBuild, serverBuild } from 'public-site/build';
import webpack from 'webpack';

/** Rebuilds the site when a source file changes; resolves after the first build. */
export function watchSite(): Promise<void> {
  const client = { ...clientBuild.config, name: 'client' };
  // The server is built after the client, as it reads the client's files when it starts.
  const server = { ...serverBuild.config, dependencies: ['client'] };
  const compiler = webpack([client, server]);
  if (compiler === null) throw new Error('webpack created no compiler for the site');
  const firstBuild = new Promise<void>((resolve) =>
    compiler.hooks.done.tap('first', () => resolve()),
  );
  compiler.watch({ aggregateTimeout: 100 }, (failure, stats) => {
    if (failure) console.error(failure);
    else if (stats?.hasErrors()) console.error(stats.toString('errors-only'));
  });
  return firstBuild;
}
