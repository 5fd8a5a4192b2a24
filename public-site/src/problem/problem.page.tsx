import { failedPageMeta } from 'contract';
import { useRouteError } from 'react-router-dom';
import { PageHead } from '../common/page-head';
import { isSiteProblem, siteProblem } from './problem';
import { ProblemContent } from './problem-content';

/** Takes the place of a page that cannot be shown. */
export function ProblemPage() {
  const thrown = useRouteError();
  const { status, data } = isSiteProblem(thrown) ? thrown : siteProblem(500);
  return (
    <>
      <PageHead head={data.head ?? { ...failedPageMeta, canonical: null }} />
      <ProblemContent status={status} />
    </>
  );
}
