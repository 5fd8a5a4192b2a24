import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { cell, onNarrow, SectionTitle } from '../common/look';
import type { SimilarChemicals as Near, SimilarView } from './chemical-view';
import { StructureImage } from './structure-image';

const Section = styled.section`
  margin-top: clamp(2.5rem, 6vw, 4rem);
  scroll-margin-top: 1.5rem;

  & h3 {
    margin: 1.5rem 0 0.75rem;
    color: ${token.color.textMuted};
    font-size: 1rem;
    font-weight: ${token.weight.medium};
    letter-spacing: 0;
  }
  & h2 + ul {
    margin-top: 0.75rem;
  }
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr));
  padding-block: 0 1px;
  padding-inline: 0 1px;
  list-style: none;

  ${onNarrow} {
    grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr));
  }

  & li {
    display: flex;
  }
`;

const Card = styled.a`
  ${cell}
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: 1rem 1.125rem;

  & strong {
    margin-top: 0.75rem;
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
  }
  & small {
    margin-top: auto;
    padding-top: 0.25rem;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
`;

interface SimilarChemicalsProps {
  near: Near;
}

/** Other places to look. */
export function SimilarChemicals({
  near: { sameSkeleton, alike, neighbours },
}: SimilarChemicalsProps) {
  const isByStructure = sameSkeleton.length > 0 || alike.length > 0;
  if (!isByStructure && neighbours.length === 0) return null;
  return (
    <Section id="near" aria-labelledby="near-title" className="not-in-print">
      <SectionTitle id="near-title">
        {isByStructure ? t`Similar chemicals` : t`Of the same category`}
      </SectionTitle>
      <Group title={t`Other forms: salts, hydrates, isomers`} chemicals={sameSkeleton} />
      <Group title={sameSkeleton.length > 0 ? t`Related chemicals` : ''} chemicals={alike} />
      {neighbours.length === 0 ? null : (
        <>
          <h3>{t`No similar chemical is listed.`}</h3>
          <CardList chemicals={neighbours} />
        </>
      )}
    </Section>
  );
}

function Group({ title, chemicals }: { title: string; chemicals: readonly SimilarView[] }) {
  if (chemicals.length === 0) return null;
  return (
    <>
      {title === '' ? null : <h3>{title}</h3>}
      <CardList chemicals={chemicals} />
    </>
  );
}

function CardList({ chemicals }: { chemicals: readonly SimilarView[] }) {
  return (
    <Cards>
      {chemicals.map(({ name, href, picture, why }) => (
        <li key={href}>
          <Card href={href}>
            {picture === null ? null : <StructureImage src={picture} size="card" />}
            <strong dir="auto">{name}</strong>
            {why === '' ? null : <small>{why}</small>}
          </Card>
        </li>
      ))}
    </Cards>
  );
}
