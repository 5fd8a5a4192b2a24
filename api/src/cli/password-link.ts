import { openServices } from '../app/open-services';
import { readEnv } from '../kernel/env';
import { system } from '../kernel/viewer';
import { findAccount } from '../staff/admins';
import { makeResetLink } from '../staff/colleague/reset-link';
import { runCommand } from './run-command';

/** `npm run password-link -- <email>` */
await runCommand(async ([email]) => {
  if (email === undefined)
    throw new Error('Name the email of the account: npm run password-link -- <email>');
  const services = await openServices(readEnv(process.env));
  try {
    const account = await findAccount(services.database, email.toLowerCase());
    if (!account) throw new Error('No active account has this email');
    const { link } = await makeResetLink(services, { id: account.adminId, viewer: system });
    return `Start the product and open this link within 30 minutes to choose a password:\n${link}`;
  } finally {
    await services.close();
  }
});
