import type { CategoriesView } from '../category/categories-view';
import type { CategoryView } from '../category/category-view';
import type { ChemicalView } from '../chemical/chemical-view';
import type { HomeView } from '../home/home-view';
import type { LetterView } from '../letter/letter-view';
import type { ProblemView } from '../problem/problem-view';

/** All that a page shows, as data. The server decides what an address is; `kind` says what it has decided. */
export type PageView =
  | HomeView
  | CategoriesView
  | LetterView
  | CategoryView
  | ChemicalView
  | ProblemView;
