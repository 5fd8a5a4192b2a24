import { registrations } from './domains';

/** Every table with personal data, for the record of processing. */
export const { personalTables } = registrations;
