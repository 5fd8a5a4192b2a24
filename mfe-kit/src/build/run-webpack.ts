import webpack, { type Configuration, type Stats } from 'webpack';
import { BuildFault } from './build-fault';

/**
 * Builds once.
 *
 * @throws BuildFault with webpack's messages
 */
export function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  if (compiler === null) throw new Error('webpack created no compiler');
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      compiler.close((closeFailure) => {
        if (failure ?? closeFailure) reject(failure ?? closeFailure);
        else if (stats === undefined) reject(new Error('webpack returned no stats'));
        else if (stats.hasErrors()) reject(new BuildFault(stats.toString('errors-only')));
        else resolve(stats);
      });
    });
  });
}
