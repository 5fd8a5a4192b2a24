import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { LoginAnswer } from './admin';
import { FactorCode } from './second-factor';
import { providerPaths } from './sign-in';

/** Calls by which staff sign in with the company's identity provider, by OpenID Connect. */
export const providerEndpoints = {
  begin: endpoint({
    name: 'provider.begin',
    method: 'POST',
    path: providerPaths.begin,
    access: 'public',
    body: z.strictObject({
      /** The path of the panel to open after it. */
      from: z.string().max(2_000).optional(),
    }),
    answer: single(z.object({ url: z.string() })),
    summary: 'The address of the identity provider to send the browser to; sets a cookie',
  }),
  login: endpoint({
    name: 'provider.login',
    method: 'POST',
    path: providerPaths.login,
    access: 'public',
    needs: 'account',
    body: z
      .strictObject({
        /** The query with which the provider sent the browser back. */
        response: z.string().min(1).max(8_000).optional(),
        /** Of the second factor, where the first call asked for it. */
        code: FactorCode.optional(),
      })
      .refine(({ response, code }) => (response === undefined) !== (code === undefined), {
        path: ['response'],
        message: 'Give the response of the provider, or a code after it',
      }),
    answer: LoginAnswer.extend({
      /** As it was given at the beginning. */
      from: z.string().nullable(),
    }),
    summary: 'Signs in with what the identity provider has answered and answers the bearer token',
  }),
} as const;
