/**
 * What stands in a form in place of each visitor's own values, until the page is sent: so a page with a form is made once
 * for all. Differs from process to process, so that nothing that visitors write can be one.
 */
const mark = crypto.randomUUID().replaceAll('-', '');

/** In place of the form token, which has the time when the form was shown. */
export const tokenSlot = `token${mark}`;
/** In place of the idempotency key. */
export const keySlot = `key${mark}`;
