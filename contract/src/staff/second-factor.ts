import { z } from 'zod';
import { Removed, single } from '../answer';
import { endpoint } from '../endpoint';

/** A code of an authenticator app, or a recovery code. */
export const FactorCode = z.string().trim().min(6).max(30);

/** The second factor of an account: an authenticator app by RFC 6238, and recovery codes. */
export const SecondFactor = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int().min(0),
  /** The role asks for one, and there is no passkey: it cannot be turned off. */
  isRequired: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** How many recovery codes there are; each works once. */
export const recoveryCodeCount = 10;

const RecoveryCodes = single(z.object({ recoveryCodes: z.array(z.string()) }));
const own = { access: 'admin', needs: 'account', fresh: true } as const;

export const secondFactorEndpoints = {
  get: endpoint({
    name: 'secondFactor.get',
    method: 'GET',
    path: 'secondFactor/get',
    access: 'admin',
    needs: 'account',
    answer: single(SecondFactor),
    summary: 'The second factor of who calls',
  }),
  begin: endpoint({
    name: 'secondFactor.begin',
    method: 'POST',
    path: 'secondFactor/begin',
    ...own,
    answer: single(z.object({ secret: z.string(), uri: z.string() })),
    summary: 'Makes a secret for an authenticator app; it counts once a code of it is confirmed',
  }),
  confirm: endpoint({
    name: 'secondFactor.confirm',
    method: 'POST',
    path: 'secondFactor/confirm',
    ...own,
    body: z.strictObject({ code: FactorCode }),
    answer: RecoveryCodes,
    summary: 'Turns the second factor on by a first code, and answers the recovery codes, once',
  }),
  renewCodes: endpoint({
    name: 'secondFactor.renewCodes',
    method: 'POST',
    path: 'secondFactor/renewCodes',
    ...own,
    answer: RecoveryCodes,
    summary: 'Makes new recovery codes; the former ones no longer work',
  }),
  remove: endpoint({
    name: 'secondFactor.remove',
    method: 'DELETE',
    path: 'secondFactor/delete',
    ...own,
    answer: single(z.object({ done: z.literal(true) })),
    summary: 'Turns the second factor of who calls off',
  }),
  removeOf: endpoint({
    name: 'secondFactor.removeOf',
    method: 'DELETE',
    path: 'staff/removeSecondFactor',
    ...own,
    needs: { staff: 'all' },
    idIn: 'query',
    answer: Removed,
    summary: 'Turns the second factor of an account off whose owner has lost it',
  }),
} as const;
