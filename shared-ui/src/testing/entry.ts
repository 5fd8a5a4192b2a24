export { apiAdapter, type Inject, type InjectAnswer, type InjectRequest } from './api-adapter';
export { describeResource } from './describe-resource';
export { findViolations } from './find-violations';
export { renderScreens } from './render-screens';
export { type ResourceScreens, uniqueWord } from './resource-suite';
export { chooseInRow, dragRow, findRow, pasteInto, retype, rowsOnScreen } from './screen-steps';
export { standInForLayout } from './stand-in-for-layout';
export { type MailHost, suiteSession } from './suite-session';
export { type TestApi, type TestSession } from './test-session';
