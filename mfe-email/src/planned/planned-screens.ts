import type { PlannedScreen } from 'mfe-kit';

/** The screens of this remote that are still to come. */
export const plannedScreens: readonly PlannedScreen[] = [
  {
    path: 'smtp-table',
    title: 'Mail servers',
    purpose: 'The servers that our email leaves through.',
    tasks: [
      'See which servers are set up and which one is used by default.',
      'Open one to change or test it.',
    ],
  },
  {
    path: 'add-smtp',
    title: 'New mail server',
    purpose: 'Sets up a server to send email through.',
    tasks: [
      'Enter host, port, encryption and account.',
      'Test the connection and read the answer in the server’s own words.',
    ],
  },
  {
    path: 'edit-smtp-form/:id',
    title: 'Edit mail server',
    purpose: 'Changes how we reach one mail server.',
    tasks: ['Change its settings; a stored password is never shown.', 'Test it before saving.'],
  },
  {
    path: 'email-template-table',
    title: 'Email templates',
    purpose: 'Texts that are written once and sent often.',
    tasks: ['Find a template by name or category.', 'Open, duplicate or delete one.'],
  },
  {
    path: 'add-template',
    title: 'New email template',
    purpose: 'Writes a text for repeated use.',
    tasks: [
      'Write in the rich editor or in the source, with placeholders from a list.',
      'Look at it as on a desktop, on a phone and as plain text.',
      'Send yourself a test.',
    ],
  },
  {
    path: 'edit-template/:id',
    title: 'Edit email template',
    purpose: 'Changes a text that is in use.',
    tasks: ['Edit it with the preview beside it.', 'See its earlier versions.'],
  },
  {
    path: 'email-form',
    title: 'Send email',
    purpose: 'Writes to customers, suppliers or everyone who trades a chemical.',
    tasks: [
      'Choose server, template, recipients and attachments.',
      'Read the message as each recipient will get it, then send it now or later.',
      'Follow the sending live, and retry or cancel what is still in the outbox.',
    ],
  },
  {
    path: 'email-category',
    title: 'Email categories',
    purpose: 'Keeps the templates in order.',
    tasks: ['See the categories and how many templates each has.', 'Rename or delete one.'],
  },
  {
    path: 'email-category-form',
    title: 'New email category',
    purpose: 'Adds a category for templates.',
    tasks: ['Give it a name and a description.'],
  },
  {
    path: 'edit-email-category/:id',
    title: 'Edit email category',
    purpose: 'Changes a category for templates.',
    tasks: ['Change its name and description; its templates stay with it.'],
  },
];
