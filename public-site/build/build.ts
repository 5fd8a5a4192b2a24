import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { compressFiles } from './compress-files';
import { clientConfig, serverConfig } from './site-config';

await Promise.all([run(clientConfig()), run(serverConfig())]);
await compressFiles(join(import.meta.dirname, '../dist/client'));

function run(config: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(config, (failure, stats) => {
      if (failure) reject(failure);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
