import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { arrows } from './arrows';
import { sourcesOf } from './sources-of';

const root = process.cwd();

const sources = Object.keys(arrows)
  .flatMap((workspace) => sourcesOf(join(root, workspace)))
  .filter((file) => file.endsWith('.tsx') && !/\.(?:test|stories|fixture)\.tsx$/.test(file))
  .map((file) => ({ file: relative(root, file), text: readFileSync(file, 'utf8') }));

/** The forms that keep nothing in the browser, and why. */
const unkept: Readonly<Record<string, string>> = {
  'mfe-catalog/src/regulatory-table/workbook-dialog.tsx': 'about a file, which is not kept',
  'mfe-email/src/smtp/smtp-test-dialog.tsx': 'the address of a test',
  'mfe-email/src/template/send-test-dialog.tsx': 'the address of a test',
  'mfe-inquiry/src/inquiry/reply-form.tsx': 'a mail, whose draft the server keeps',
  'mfe-kit/src/standalone/sign-in-gate.tsx': 'a password',
  'public-site/src/advanced/facts-form.tsx': 'a search, whose values are in the address',
  'public-site/src/compare/compare.page.tsx': 'a search, and marks that are in the address',
  'public-site/src/form/site-form.tsx':
    'its pages add the note; the inquiry has its lines in the basket, and no room for more scripts',
  'public-site/src/inquiry/inquiry-status.page.tsx': 'one button, with the lines that were sent',
  'public-site/src/inquiry/order-list.page.tsx': 'the list is in the basket, which is kept',
  'public-site/src/inquiry/order-rows.tsx': 'the rows of a list that was read, kept by the server',
  'public-site/src/search-box/search-box.tsx': 'a search',
  'public-site/src/search/code.page.tsx': 'a search',
  'public-site/src/search/row-form.tsx': 'one grade and one pack, which the inquiry takes at once',
  'public-site/src/search/table-tools.tsx': 'columns and marks, which the address has',
  'public-site/src/structure/structure-form.tsx': 'a search, whose structure is in the address',
  'shared-ui/src/form/languages/language-form.tsx':
    'texts in one language, kept from tab to tab; leaving the page asks',
  'shared-ui/src/parts/date-input/date-time-picker.tsx': 'a time, whose input has it',
  'shell/src/account-link/accept-invitation.tsx': 'a password',
  'shell/src/account-link/first-account.tsx': 'a password',
  'shell/src/account-link/forgot-password.tsx': 'nobody is signed in',
  'shell/src/account-link/reset-password.tsx': 'a password',
  'shell/src/fresh-sign-in/fresh-sign-in-dialog.tsx': 'a password',
  'shell/src/login/login-form.tsx': 'a password',
  'shell/src/login/provider-return.tsx': 'a code that counts once',
  'shell/src/operation/log-lines.tsx': 'a search',
  'shell/src/operation/maintenance-card.tsx': 'one text, which is written when it is needed',
  'shell/src/operation/version-notice-card.tsx': 'one address',
  'shell/src/personal-data/find-person.tsx':
    'a search for a person, of whom nothing is to be stored',
  'shell/src/releases/revoke-dialog.tsx': 'a confirmation',
  'shell/src/releases/rollout-dialog.tsx': 'one number',
  'shell/src/security/new-passkey-form.tsx': 'a password',
  'shell/src/security/passkey-table.tsx': 'one name',
  'shell/src/security/password-card.tsx': 'a password',
  'shell/src/security/second-factor-set-up.tsx': 'a password',
  'shell/src/staff/deactivate-dialog.tsx': 'a confirmation',
};

const forms = sources.filter(({ text }) => isForm(text));

it('every form keeps what is entered, or a reason says why not', () => {
  const lost = forms.filter(({ text }) => !/<(?:DraftNote|LateKeptNote)\b/.test(text));
  expect(lost.map(({ file }) => file).toSorted()).toEqual(Object.keys(unkept));
});

/** Whether a file draws a form: an element, or a styled one. */
function isForm(text: string): boolean {
  const isElement = /<(?:form|StackedForm|LineForm)\b/.test(text);
  return (
    isElement || (/styled\.form\b/.test(text) && !/export const \w+ = styled\.form/.test(text))
  );
}
