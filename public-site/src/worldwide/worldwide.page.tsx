import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import styled from 'styled-components';
import { Lead, Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { PlaceCard } from './place-card';
import { WorldMap } from './world-map';
import type { WorldwideView } from './worldwide-view';

const MapPlace = styled.div`
  margin-top: clamp(1.75rem, 4vw, 3rem);
`;

const Section = styled.section`
  margin-top: clamp(2.5rem, 6vw, 4rem);
`;

const Places = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
  margin-top: 1rem;
  padding-block: 0 1px;
  padding-inline: 0 1px;
  list-style: none;
`;

/** The company's places on the map, and as a list by kind. */
export function WorldwidePage({ crumbs, countries, points, groups }: WorldwideView) {
  const [pointed, setPointed] = useState<string | null>(null);
  const count = groups.reduce((sum, { places }) => sum + places.length, 0);
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{t`Worldwide`}</Title>
      <Lead>{count === 0 ? t`No locations are listed yet.` : countsText(count, countries)}</Lead>
      {points.length === 0 ? null : (
        <MapPlace>
          <WorldMap points={points} pointed={pointed} onPoint={setPointed} />
        </MapPlace>
      )}
      {groups.map(({ kind, title, places }) => (
        <Section key={kind} aria-labelledby={`places-${kind}`}>
          <SectionTitle id={`places-${kind}`}>{title}</SectionTitle>
          <Places>
            {places.map((place) => (
              <PlaceCard
                key={place.id}
                place={place}
                kind={kind}
                isPointed={place.id === pointed}
                onPoint={setPointed}
              />
            ))}
          </Places>
        </Section>
      ))}
    </Page>
  );
}

function countsText(places: number, countries: number): string {
  if (places === 1) return t`One location.`;
  return t`${plural(countries, {
    one: `${places} locations in one country.`,
    other: `${places} locations in # countries.`,
  })}`;
}
