import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import type { EmploymentType } from 'contract/content';
import { RichContent } from '../common/rich-content';
import type { OpeningView } from './careers-view';

const List = styled.div`
  margin-top: 1.25rem;
  border-top: 1px solid ${token.color.border};
`;

const Opening = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 22rem) minmax(0, 1fr);
  gap: 1rem clamp(1.5rem, 5vw, 4rem);
  padding-block: clamp(1.5rem, 4vw, 2.5rem);
  border-bottom: 1px solid ${token.color.border};
  overflow-wrap: anywhere;

  & h3 {
    font-size: clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem);
    line-height: 1.25;
  }
  @media (max-width: 52rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Facts = styled.p`
  margin-top: 0.375rem;
  color: ${token.color.textMuted};
`;

const Apply = styled.p`
  margin-top: 0.875rem;
  font-weight: ${token.weight.medium};
`;

interface OpeningListProps {
  openings: readonly OpeningView[];
}

/** Job openings, each with a link to the form. */
export function OpeningList({ openings }: OpeningListProps) {
  return (
    <List>
      {openings.map(({ id, title, location, employmentType, description, applyHref }) => (
        <Opening key={id} aria-labelledby={`opening-${id}`}>
          <div>
            <h3 id={`opening-${id}`}>{title}</h3>
            <Facts>
              {[location, employmentType && employmentNames()[employmentType]]
                .filter(Boolean)
                .join(' · ')}
            </Facts>
            <Apply className="not-in-print">
              <a href={applyHref} aria-label={t`Apply as ${title}`}>
                {t`Apply`}
              </a>
            </Apply>
          </div>
          <RichContent nodes={description} />
        </Opening>
      ))}
    </List>
  );
}

function employmentNames(): Readonly<Record<EmploymentType, string>> {
  return {
    'full-time': t`Full time`,
    'part-time': t`Part time`,
    contract: t`Contract`,
    internship: t`Internship`,
  };
}
