import type { Opening } from 'contract/content';
import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import type { PictureView } from '../common/picture-view';
import type { RichNode } from '../common/rich-node';
import type { FormView } from '../form/form-view';

export interface OpeningView {
  id: string;
  title: string;
  location: string | null;
  employmentType: Opening['employmentType'];
  description: readonly RichNode[];
  /** The page with this opening preselected in its form. */
  applyHref: string;
}

export interface CareersView {
  kind: 'careers';
  head: Head;
  crumbs: readonly Crumb[];
  headline: string;
  introduction: readonly RichNode[];
  picture: PictureView | null;
  openings: readonly OpeningView[];
  form: FormView;
}
