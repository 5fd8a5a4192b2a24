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
];
