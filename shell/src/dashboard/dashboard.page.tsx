import { useState } from 'react';
import { EmptyState, PageHeader, token } from 'shared-ui';
import styled from 'styled-components';
import { chemicalsHref } from '../app/hrefs';
import { useSections } from '../navigation/use-place';
import { useProfile } from '../profile/use-profile';
import { FigureLink } from './figure-link';
import { greetingAt } from './greeting';
import { SectionCard } from './section-card';
import { useChemicalCount } from './use-chemical-count';

const Figures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 14rem));
  gap: ${token.space[4]};
  margin-bottom: ${token.space[6]};
`;

const Sections = styled.div`
  columns: 21rem;
  gap: ${token.space[4]};

  & > * {
    break-inside: avoid;
    margin-bottom: ${token.space[4]};
  }
`;

/** The start page: what there is, and the way to every screen. */
function DashboardPage() {
  const { data: profile } = useProfile();
  const sections = useSections();
  const published = useChemicalCount('published');
  const draft = useChemicalCount('draft');
  const [greeting] = useState(() => greetingAt(new Date().getHours()));
  return (
    <>
      <PageHeader
        title={profile === undefined ? greeting : `${greeting}, ${profile.firstname}`}
        description="Where would you like to go on?"
      />
      <Figures>
        <FigureLink
          label="Chemicals on the website"
          value={published}
          to={chemicalsHref('published')}
        />
        <FigureLink label="Chemicals in draft" value={draft} to={chemicalsHref('draft')} />
      </Figures>
      {sections.length === 0 ? (
        <EmptyState title="No screens are installed">
          The release registry names no remote that is switched on.
        </EmptyState>
      ) : (
        <Sections>
          {sections.map((section) => (
            <SectionCard key={section.label} section={section} />
          ))}
        </Sections>
      )}
    </>
  );
}

export { DashboardPage as Component };
