export { ApiError, type ApiErrorCode, messageOf, WordedError } from './client/api-error';
export { ApiProvider, type ApiProviderProps, useApi } from './client/api-provider';
export {
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  createApiClient,
  type Download,
  tokenCookie,
} from './client/create-api-client';
export { unreadable, withoutProblem, withoutResponse } from './client/lost-answer';
export { secondsOf } from './client/retry-after';
export { LackingNote } from './parts/hint-note/lacking-note';
export { Permitted } from './client/permitted';
export { newUuid, randomKey } from './client/random-key';
export { storeRole } from './client/store-role';
export { type OwnProfile, ownProfile, profileKey, useMe, useOwnProfile } from './client/use-me';
export { useOwnRole } from './client/use-own-role';
export {
  meets,
  usePermission,
  usePermissions,
  useResourcePermission,
} from './client/use-permission';
export { createQueryClient } from './client/create-query-client';
