import { openAlone } from '../app/ops/open-alone';
import { readEnv } from '../kernel/env';
import { verifyAudit, type Verification } from '../record/audit/verify-audit';
import { runCommand } from './run-command';

/** `npm run audit:verify -- [hash]`: checks the audit, and that it has a hash that was printed before. */
await runCommand(async ([noted]) => {
  const found = await openAlone(readEnv(process.env), (database) => verifyAudit(database, noted));
  console.log(summary(found));
  if (found.mismatch !== undefined) throw new Error(`${found.mismatch}.`);
  if (!found.hasNoted) throw new Error('No seal has the given hash: the audit was written anew.');
  return 'The audit matches its seals.';
});

function summary({ rows, seals, redacted, unsealed, hash }: Verification): string {
  const counts = `${rows} rows in ${seals} seals, ${redacted} of them redacted; ${unsealed} not sealed yet.`;
  return hash === undefined ? counts : `${counts}\nLast hash: ${hash}`;
}
