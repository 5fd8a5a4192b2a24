import { expect, type Locator, type Page } from '@playwright/test';
import { adminHrefs } from './admin-hrefs';

type Role = Parameters<Page['getByRole']>[0];

/** A control by role and name, activated with the keyboard. */
export type Step = readonly [role: Role, name: string | RegExp];

/** Ids of the records whose pages open the panels. */
export interface PanelRecords {
  readonly chemical: string;
  /** An inquiry with emails and follow-ups. */
  readonly inquiry: string;
  /** An inquiry without a customer. */
  readonly newcomer: string;
  readonly supplied: string;
  /** The email of another account. */
  readonly colleague: string;
  readonly template: string;
}

export interface Panel {
  /** The source file of the panel; `tools/src/dialogs.pure.test.ts` compares this list with the sources. */
  readonly file: string;
  readonly at: (records: PanelRecords) => string;
  /** The controls that open it, in order; the last one on the page must get the focus back. */
  readonly steps: readonly Step[];
  readonly isOnPhone?: boolean;
  /** Opens on top of another panel, which stays open. */
  readonly isInner?: boolean;
}

const rowMenu: Step = ['button', /^Actions for/];
const account: Step = ['button', 'Your account'];
const at = (href: string) => () => href;

/** Every dialog, sheet, menu and popover that a page of the demo company can open. */
export const panels: readonly Panel[] = [
  ...of(at(adminHrefs.dashboard), [
    ['shell/src/palette/palette.tsx', ['button', /^Go to/]],
    ['shell/src/frame/theme-switch.tsx', ['button', 'Theme']],
    ['shell/src/notification/notification-panel.tsx', ['button', /notification/i]],
    ['shell/src/profile/profile-menu.tsx', account],
    ['shell/src/frame/account-area.tsx', account, ['menuitem', 'View Profile']],
    ['shell/src/profile/edit-profile-dialog.tsx', account, ['menuitem', 'Edit Profile']],
    ['shell/src/shortcut/shortcuts-sheet.tsx', account, ['menuitem', 'Keyboard shortcuts']],
  ]),
  ...of(
    ({ colleague }) => `${adminHrefs.staff}?${new URLSearchParams({ search: colleague })}`,
    [
      ['shell/src/staff/colleague-menu.tsx', rowMenu],
      ['shell/src/staff/deactivate-dialog.tsx', rowMenu, ['menuitem', 'Deactivate…']],
    ],
  ),
  ...of(at(adminHrefs.units), [
    ['shared-ui/src/form/record-dialog.tsx', ['button', 'New unit']],
    ['shared-ui/src/form/record-dialog.tsx', rowMenu, ['menuitem', 'Edit']],
    ['shared-ui/src/table/row-menu.tsx', rowMenu],
    ['shared-ui/src/history/history-sheet.tsx', rowMenu, ['menuitem', 'History']],
    ['shared-ui/src/parts/alert-dialog/confirm-provider.tsx', rowMenu, ['menuitem', 'Delete']],
    ['shared-ui/src/table/view-options.tsx', ['button', 'Columns']],
    [
      'shared-ui/src/table/column-arranger.tsx',
      ['button', 'Columns'],
      ['menuitem', 'Arrange columns…'],
    ],
    ['shared-ui/src/table/more-menu.tsx', ['button', 'More actions']],
    ['shared-ui/src/trash/trash-sheet.tsx', ['button', 'More actions'], ['menuitem', 'Trash']],
    ['shared-ui/src/saved-view/saved-view-menu.tsx', ['button', /^Views/]],
    [
      'shared-ui/src/saved-view/view-dialog.tsx',
      ['button', /^Views/],
      ['menuitem', 'Save this view…'],
    ],
    ['mfe-catalog/src/tax/tax.sheet.tsx', ['link', 'Tax']],
  ]),
  ...of(at(adminHrefs.chemicals), [
    ['shared-ui/src/table/list-filters.tsx', ['button', 'Filters']],
    ['shared-ui/src/import/import-dialog.tsx', ['button', 'More actions'], ['menuitem', 'Import…']],
    ['shared-ui/src/export/export-items.tsx', ['checkbox', /^Select /], ['button', 'Export']],
    [
      'mfe-catalog/src/chemical/set-category-dialog.tsx',
      ['checkbox', /^Select /],
      ['button', 'Set category'],
    ],
  ]),
  ...of(
    ({ chemical }) => adminHrefs.editChemical(chemical),
    [
      ['mfe-catalog/src/chemical/structure-dialog.tsx', ['button', /^Draw/]],
      ['mfe-catalog/src/chemical/label-dialog.tsx', ['button', 'Label']],
    ],
  ),
  ...of(at(adminHrefs.categories), [
    ['mfe-catalog/src/category/category-row-menu.tsx', rowMenu],
    ['mfe-catalog/src/category/move-dialog.tsx', rowMenu, ['menuitem', 'Move to…']],
  ]),
  ...of(
    ({ supplied }) => `${adminHrefs.whoTrades()}?${new URLSearchParams({ chemical: supplied })}`,
    [['mfe-partners/src/trade/write-to-all.tsx', ['button', /^Write to all suppliers/]]],
  ),
  ...of(at(adminHrefs.inquiries), [
    [
      'mfe-inquiry/src/inquiry-list/choice-dialog.tsx',
      ['checkbox', /^Select INQ/],
      ['button', 'Assign'],
    ],
  ]),
  ...of(at(adminHrefs.inquiryBoard('')), [
    ['mfe-inquiry/src/inquiry-list/move-menu.tsx', ['button', /^Move INQ/]],
  ]),
  ...of(
    ({ inquiry }) => adminHrefs.editInquiry(inquiry),
    [
      ['mfe-inquiry/src/common/next-step-dialog.tsx', ['button', 'Plan']],
      ['mfe-inquiry/src/common/close-dialog.tsx', ['combobox', 'Status'], ['option', 'Lost']],
      ['mfe-inquiry/src/inquiry/edit-step-dialog.tsx', ['button', /^Edit the /]],
      ['mfe-inquiry/src/inquiry/reply-sheet.tsx', ['button', 'Reply']],
      ['shared-ui/src/document/send-documents-dialog.tsx', ['button', 'Send a document']],
      ['shared-ui/src/mail/mail-dialog.tsx', ['button', /^Read “/]],
    ],
  ),
  ...of(
    ({ newcomer }) => adminHrefs.editInquiry(newcomer),
    [['mfe-inquiry/src/inquiry/new-customer-dialog.tsx', ['button', /^New customer from/]]],
  ),
  ...of(at(adminHrefs.webInquiries), [
    ['mfe-inquiry/src/product-inquiry/product-inquiry-sheet.tsx', ['link', /^WEB-/]],
  ]),
  ...of(at(adminHrefs.mailServers), [
    ['mfe-email/src/smtp/smtp-test-dialog.tsx', rowMenu, ['menuitem', 'Test']],
  ]),
  ...of(
    ({ template }) => adminHrefs.editTemplate(template),
    [['mfe-email/src/template/send-test-dialog.tsx', ['button', 'Send a test']]],
  ),
  ...of(
    ({ supplied }) => adminHrefs.writeToBuyers(supplied),
    [['mfe-email/src/compose/preview-dialog.tsx', ['button', 'Preview']]],
  ),
  ...of(at(adminHrefs.newPost), [
    ['shared-ui/src/parts/picture/picture-library.tsx', ['button', 'Choose from library']],
  ]),
  ...of(at(adminHrefs.privacyPolicy), [
    ['shared-ui/src/parts/date-input/date-box.tsx', ['button', 'Choose a date']],
    ['shared-ui/src/parts/rich-text-input/link-dialog.tsx', ['button', 'Link']],
    ['shared-ui/src/parts/rich-text-input/picture-dialog.tsx', ['button', 'Picture']],
    ['shared-ui/src/parts/rich-text-input/editor-toolbar.tsx', ['button', 'Table']],
  ]),
  ...of(at(adminHrefs.mediaLibrary('')), [
    ['mfe-content/src/media/media-sheet.tsx', ['button', /\.webp/]],
  ]),
  {
    file: 'shared-ui/src/parts/picture/focal-point-dialog.tsx',
    at: at(adminHrefs.mediaLibrary('')),
    steps: [
      ['button', /\.webp/],
      ['button', 'Focal point'],
    ],
    isInner: true,
  },
  ...of(at(adminHrefs.menus), [
    ['mfe-content/src/menu/menu-row-menu.tsx', ['button', 'Actions for Home']],
  ]),
  ...of(at(adminHrefs.applications), [
    [
      'mfe-content/src/career/application-bulk.tsx',
      ['checkbox', /^Select /],
      ['button', 'Set status'],
    ],
  ]),
  ...of(at(adminHrefs.versionsOf('mfe-catalog')), [
    ['shell/src/releases/revoke-dialog.tsx', ['button', /^Revoke /]],
  ]),
  {
    file: 'shell/src/sidebar/sidebar.tsx',
    at: at(adminHrefs.dashboard),
    steps: [['button', 'Toggle sidebar']],
    isOnPhone: true,
  },
];

/** The panels of one page. */
function of(
  page: Panel['at'],
  opened: readonly (readonly [file: string, ...steps: readonly Step[]])[],
): Panel[] {
  return opened.map(([file, ...steps]) => ({ file, at: page, steps }));
}

/** Opens a panel by keyboard only; returns a description of the control that must have the focus after it closes. */
export async function openByKeyboard(page: Page, { steps }: Panel): Promise<string> {
  let opener = '';
  for (const [role, name] of steps) {
    const control = controlOf(page, [role, name]);
    if (role === 'menuitem' || role === 'option') {
      await control.press('Enter');
      continue;
    }
    // What has the focus is pressed: a record that another journey adds meanwhile may become the first of its name.
    await control.focus();
    opener = await focusedControl(page);
    if (role === 'checkbox') await tick(control);
    else await page.keyboard.press('Enter');
  }
  return opener;
}

export async function focusedControl(page: Page): Promise<string> {
  return await page.locator(':focus').evaluate(describe);
}

/** Runs in the page: an element's tag, its name, and for an input its place. */
function describe(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  const inputs = [...document.querySelectorAll('input')];
  const place = element instanceof HTMLInputElement ? inputs.indexOf(element) : '';
  return `${element.tagName} ${name} ${place}`.trim();
}

/** A table may lose a key press while it re-renders. */
async function tick(box: Locator): Promise<void> {
  await expect(async () => {
    if (!(await box.isChecked())) await box.press('Space');
    await expect(box).toBeChecked({ timeout: 500 });
  }).toPass();
}

function controlOf(page: Page, [role, name]: Step): Locator {
  return page.getByRole(role, { name, exact: typeof name === 'string' }).first();
}
