import type { PlannedScreen } from 'mfe-kit';

/** The screens of this remote that are still to come. */
export const plannedScreens: readonly PlannedScreen[] = [
  {
    path: 'inquiry-list',
    title: 'Inquiries',
    purpose: 'Every request for chemicals, and where it stands.',
    tasks: [
      'Look at them as a table, or as a board with a column per status.',
      'Drag a card to another column to change its status.',
      'Filter by status, source, person or date; the address keeps the view.',
    ],
  },
  {
    path: 'add-inquiry',
    title: 'New inquiry',
    purpose: 'Records a request that came by phone, mail or at a fair.',
    tasks: [
      'Enter who asks and add the chemicals as you type their names.',
      'Set source, status and the next step.',
    ],
  },
  {
    path: 'edit-inquiry/:id',
    title: 'Edit inquiry',
    purpose: 'One request from first contact to the end.',
    tasks: [
      'Follow its timeline of follow-ups and emails.',
      'Plan the next step and reply from a template.',
      'See what else the same person has asked for.',
    ],
  },
  {
    path: 'product-inquiry-table',
    title: 'Inquiries from the website',
    purpose: 'What visitors have sent from the public site.',
    tasks: ['Read a message and turn it into an inquiry.', 'Mark what is spam.'],
  },
  {
    path: 'source-table',
    title: 'Sources',
    purpose: 'Where inquiries come from: website, phone, fair.',
    tasks: ['Add, rename and delete sources on one page.'],
  },
  {
    path: 'status-table',
    title: 'Statuses',
    purpose: 'The steps an inquiry goes through.',
    tasks: [
      'Name the steps and give each a colour.',
      'Drag them into the order that the board shows.',
    ],
  },
];
