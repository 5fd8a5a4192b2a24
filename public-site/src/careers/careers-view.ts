import { t } from '@lingui/core/macro';
import type { Opening } from 'contract/content';
import type { Crumb, Head, PictureView } from '../common/view-parts';
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

/** The size limit of an application's file in bytes, the same as the API's. */
export const resumeLimit = {
  name: 'resume',
  max: 10_000_000,
  tooLarge: () => t`Choose a file of at most 10 MB`,
} as const;
