export type {
  ApiClient,
  CallArguments,
  CallOptions,
  Download,
  DownloadOptions,
  DownloadRequest,
  Request,
} from './api-client';
export { ApiContext } from './api-context';
export { ApiError, type ApiErrorCode, type ApiErrorFacts, WordedError } from './api-error';
export { type Confirm, ConfirmContext, type Question } from './confirm';
export {
  addFollowed,
  dropFollowed,
  endFollowed,
  FollowedJob,
  useFollowedJobs,
} from './followed-jobs';
export { forgetOpenDrafts, noteOpenDraft, openDraftKeys } from './open-drafts';
export { type PageAction, useAnnouncedActions, usePageActions } from './page-actions';
export { useAnnouncedHeading, usePageHeading } from './page-heading';
export {
  addCatalogues,
  type Catalogues,
  type PageMessages,
  type PageTexts,
  readPageTexts,
  showLanguage,
  subscribeToPageTexts,
} from './page-texts';
export {
  type RecordHrefs,
  type RecordPlace,
  setRecordPlaces,
  useRecordHrefs,
} from './record-places';
export { useSlot, type Widget, type Widgets, WidgetsContext } from './slots';
export { readRoleText, storeRole, subscribeToRole } from './stored-role';
export {
  changeToast,
  dismissToast,
  readToasts,
  showToast,
  type ShownToast,
  subscribeToToasts,
  type Toast,
  type ToastTone,
  undoDuration,
} from './toasts';
export {
  countUnsavedForms,
  discardUnsavedAbove,
  hasUnsavedChanges,
  noteUnsavedChanges,
} from './unsaved-changes';
