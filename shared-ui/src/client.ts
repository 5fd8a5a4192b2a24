export { messageOf } from './client/api-error';
export {
  type ApiClient,
  ApiError,
  type ApiErrorCode,
  type CallOptions,
  type Download,
  storeRole,
  WordedError,
} from 'panel-runtime';
export { ApiProvider, type ApiProviderProps, useApi } from './client/api-provider';
export {
  type ApiClientOptions,
  createApiClient,
  type MendedCall,
  tokenCookie,
} from './client/create-api-client';
export { removeDrafts } from './client/draft-store';
export { unreadable, withoutProblem, withoutResponse } from './client/lost-answer';
export { secondsOf } from './client/retry-after';
export { LackingNote } from './parts/hint-note/lacking-note';
export { permissionText } from './client/permission-text';
export { Permitted } from './client/permitted';
export { newUuid, randomKey } from './client/random-key';
export { type OwnProfile, ownProfile, profileKey, useMe, useOwnProfile } from './client/use-me';
export { useOwnRole } from './client/use-own-role';
export {
  meets,
  usePermission,
  usePermissions,
  useResourcePermission,
} from './client/use-permission';
export { createQueryClient } from './client/create-query-client';
