import { parseArgs } from 'node:util';
import { makeSigningKey } from '../release/signing-key';
import { orSayWhy } from './or-say-why';

/**
 * `mfe-kit key`: makes the key pair that a team signs its releases with.
 *
 *   --out release-key.pem   where the private key is written
 */
await orSayWhy(async () => {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'release-key.pem' } },
  });
  const publicKey = await makeSigningKey(values.out);
  console.log(`The private key is in ${values.out}. Do not commit it: store it as a secret of`);
  console.log('the release machine, and pass it with --sign or RELEASE_SIGNING_KEY.');
  console.log('Add the public key in the panel, under Releases, Keys:');
  console.log(publicKey);
});
