import { providerEndpoints } from 'contract/staff';
import type { FastifyInstance } from 'fastify';
import { mountEndpoint } from '../../http/mount/mount-endpoint';
import type { Services } from '../../kernel/services';
import { notingRefusals } from '../session/sign-in-refusals';
import { beginProviderLogin, logInByProvider } from './provider-login';

/** Routes of the sign-in with the identity provider. */
export function mountProviderRoutes(app: FastifyInstance, services: Services): void {
  mountEndpoint(app, services, {
    endpoint: providerEndpoints.begin,
    handler: async (call) => ({ data: { url: await beginProviderLogin(services, call) } }),
  });
  mountEndpoint(app, services, {
    endpoint: providerEndpoints.login,
    handler: (call) => {
      const attempt = { adminId: undefined, request: call.request };
      return notingRefusals(services, attempt, () => logInByProvider(services, call));
    },
  });
}
