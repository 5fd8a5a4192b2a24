import { checkRemote } from '../release/release-remote';
import { orSayWhy } from './or-say-why';

/** `mfe-kit check`: checks the remote in the current folder against its `remote.json`. */
await orSayWhy(async () => {
  await checkRemote(process.cwd());
  console.log('remote.json matches the code');
});
