import type { PlannedScreen } from 'mfe-kit';

/** The screens of this remote that are still to come. */
export const plannedScreens: readonly PlannedScreen[] = [
  {
    path: 'chemical-category',
    title: 'Chemical categories',
    purpose: 'The catalogue’s tree: categories on up to three levels.',
    tasks: [
      'See the whole tree with the number of chemicals in each branch.',
      'Drag a branch into another order or under another category.',
    ],
  },
  {
    path: 'chemical-category-form',
    title: 'New chemical category',
    purpose: 'Adds a category on any of the three levels.',
    tasks: ['Name it, choose what it belongs to and describe it for search engines.'],
  },
  {
    path: 'edit-chemical-category/:categoryId/:subCategoryId?/:subSubCategoryId?',
    title: 'Edit chemical category',
    purpose: 'Changes a category; the deepest one in the address is the one being edited.',
    tasks: [
      'Change its name, texts and picture.',
      'Move it under another category; old addresses keep leading to it.',
    ],
  },
  {
    path: 'chemical-table',
    title: 'Chemicals',
    purpose: 'Every chemical of the catalogue.',
    tasks: ['Search, sort and filter; publish, withdraw, move or delete several at once.'],
  },
  {
    path: 'chemical-form',
    title: 'New chemical',
    purpose: 'Adds a chemical to the catalogue.',
    tasks: ['Enter identity, structure, packaging, safety and texts.'],
  },
  {
    path: 'edit-chemical-form/:id',
    title: 'Edit chemical',
    purpose: 'Changes a chemical of the catalogue.',
    tasks: ['Edit it section by section and see its history.'],
  },
  {
    path: 'chemical-types',
    title: 'Chemical types',
    purpose: 'The kinds of chemicals we trade.',
    tasks: ['Add, rename and delete types on one page.'],
  },
  {
    path: 'unit',
    title: 'Units',
    purpose: 'The units that quantities are given in.',
    tasks: ['Add, rename and delete units on one page.'],
  },
];
