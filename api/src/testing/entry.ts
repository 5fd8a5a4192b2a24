export { startMailHost } from '../email/sending/mail-host.fixture';
export { addPerson, type Person } from '../staff/role/people.fixture';
export { bearer } from './bearer';
export { callAs, type CallRequest, unique, uniqueWord } from './describe-resource-routes';
export { newRecord } from './new-record';
export { startTestApi, type TestApi, type TestApiOptions } from './start-test-api';
