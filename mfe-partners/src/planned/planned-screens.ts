import type { PlannedScreen } from 'mfe-kit';

/** The screens of this remote that are still to come. */
export const plannedScreens: readonly PlannedScreen[] = [
  {
    path: 'supplier-table',
    title: 'Suppliers',
    purpose: 'All companies we buy from, in one list.',
    tasks: [
      'Search, sort and filter the suppliers and keep the view in the address.',
      'Open a supplier, or select several to export or delete.',
    ],
  },
  {
    path: 'search-suppliers',
    title: 'Suppliers A–Z',
    purpose: 'Finds a supplier by the first letter of its name.',
    tasks: [
      'See on the letter strip how many suppliers each letter has.',
      'Choose a letter and read its suppliers.',
    ],
  },
  {
    path: 'supplier-form',
    title: 'New supplier',
    purpose: 'Records a company we buy from.',
    tasks: [
      'Enter the company, its contact people and its address.',
      'Save it, or save and go on with the next one.',
    ],
  },
  {
    path: 'edit-supplier-form/:id',
    title: 'Edit supplier',
    purpose: 'Everything we know about one supplier.',
    tasks: [
      'Correct its details and see who changed what and when.',
      'See the chemicals, inquiries and emails that belong to it.',
    ],
  },
  {
    path: 'chemical-mapping',
    title: 'Chemicals of suppliers',
    purpose: 'Says which supplier delivers which chemicals.',
    tasks: [
      'Choose a supplier and see its chemicals beside it.',
      'Add chemicals by letter or search, many at a time.',
      'Remove one or several; two people can do this at once without losing anything.',
    ],
  },
  {
    path: 'chemical-search',
    title: 'Who trades a chemical',
    purpose: 'Answers who supplies a chemical and who buys it.',
    tasks: [
      'Type a chemical and see its suppliers, with their number, and its customers.',
      'Reach a partner by mail, phone or WhatsApp, or write to all of them.',
    ],
  },
  {
    path: 'customer-table',
    title: 'Customers',
    purpose: 'All companies we sell to, in one list.',
    tasks: [
      'Search, sort and filter the customers and keep the view in the address.',
      'Open a customer, or select several to export or delete.',
    ],
  },
  {
    path: 'customer-form',
    title: 'New customer',
    purpose: 'Records a company we sell to.',
    tasks: [
      'Enter the company, its contact people and its address.',
      'Attach the files that belong to it.',
    ],
  },
  {
    path: 'edit-customer-form/:id',
    title: 'Edit customer',
    purpose: 'Everything we know about one customer.',
    tasks: [
      'Correct its details and files, and see who changed what and when.',
      'See the chemicals, inquiries and emails that belong to it.',
    ],
  },
  {
    path: 'customer-chemical-mapping',
    title: 'Chemicals of customers',
    purpose: 'Says which customer buys which chemicals.',
    tasks: [
      'Choose a customer and see its chemicals beside it.',
      'Add chemicals by letter or search, many at a time, and remove them again.',
    ],
  },
];
