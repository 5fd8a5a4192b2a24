import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { token, TransportLabelImage } from 'shared-ui';
import styled from 'styled-components';
import { pageHref } from '../common/hrefs';
import { RichContent } from '../common/rich-content';
import type { ChemicalView, Picture } from './chemical-view';
import { DataLinks } from './data-links';
import { isStated } from './chemical-facts';
import { FactList } from './fact-list';
import { FileList } from './file-list';
import { FormList } from './form-list';
import { ForeignNameList } from './foreign-name-list';
import { HazardFacts } from './hazard-facts';
import { PackTable } from './pack-table';
import { PropertyGrid } from './property-grid';
import { unknownOf, WhatIsUnknown } from './what-is-unknown';

export interface SheetPart {
  /** Its anchor on the page. */
  id: string;
  title: string;
  content: ReactNode;
}

/** The non-empty sections of a chemical's sheet, in order. */
export function sheetParts(view: ChemicalView): SheetPart[] {
  const { description, pictures, identifiers, properties, grades, packs, applications } = view;
  const parts: readonly (SheetPart & { isShown: boolean })[] = [
    {
      ...part(
        'description',
        t`Description`,
        <RichContent nodes={description} lang={view.langs.description} />,
      ),
      isShown: description.length > 0,
    },
    {
      ...part('pictures', t`Pictures`, <PictureList pictures={pictures} />),
      isShown: pictures.length > 0,
    },
    {
      id: 'forms',
      title: t`Offered forms`,
      content: <Forms view={view} />,
      isShown: view.forms.length > 0,
    },
    {
      id: 'packs',
      title: packs.length > 0 ? t`Grades and packs` : t`Grades`,
      content: <Packs view={view} />,
      isShown: view.forms.length === 0 && grades.length + packs.length > 0,
    },
    {
      ...part('identifiers', t`Identifiers`, <FactList facts={identifiers} />),
      isShown: identifiers.length > 0,
    },
    {
      id: 'names',
      title: t`Names in other languages`,
      content: <ForeignNameList languages={view.foreignNames} />,
      isShown: view.foreignNames.length > 0,
    },
    {
      ...part(
        'properties',
        t`Properties`,
        <PropertyGrid facts={properties} sources={view.sources.properties} />,
      ),
      isShown: properties.some(isStated),
    },
    { ...part('safety', t`Safety`, <Safety view={view} />), isShown: true },
    {
      ...part('storage', t`Storage`, <p lang={view.langs.storage}>{view.storage}</p>),
      isShown: view.storage !== null,
    },
    {
      id: 'transport',
      title: t`Transport and trade`,
      content: <TransportFacts view={view} />,
      isShown: view.transport.some(isStated),
    },
    {
      ...part(
        'applications',
        t`Applications`,
        <RichContent nodes={applications} lang={view.langs.applications} />,
      ),
      isShown: applications.length > 0,
    },
    {
      ...part('documents', t`Documents`, <Documents view={view} />),
      isShown: view.files.length > 0 || view.certificates !== null,
    },
    {
      id: 'unknown',
      title: t`Not on this page`,
      content: <WhatIsUnknown view={view} />,
      isShown: view.hazards !== null && unknownOf(view).length > 0,
    },
    { id: 'data', title: t`Downloads`, content: <DataLinks view={view} />, isShown: true },
  ];
  return parts.filter(({ isShown }) => isShown);
}

function part(id: string, title: string, content: ReactNode): SheetPart {
  return { id, title, content };
}

function Safety({ view }: { view: ChemicalView }) {
  const { hazards, langs, sources, upcoming } = view;
  if (hazards === null) return <WhatIsUnknown view={view} />;
  const lang = langs.statements;
  return (
    <HazardFacts hazards={hazards} lang={lang} upcoming={upcoming} sources={sources.hazards} />
  );
}

function Documents({ view: { files, certificates } }: { view: ChemicalView }) {
  return (
    <>
      <FileList files={files} certificates={certificates} />
      <More className="not-in-print">
        <a href={pageHref('quality')}>{t`Quality and documents`}</a>
      </More>
    </>
  );
}

function Forms({ view }: { view: ChemicalView }) {
  return (
    <>
      <FormList view={view} />
      <OnDelivery />
    </>
  );
}

function OnDelivery() {
  return (
    <More className="not-in-print">
      <a href={pageHref('delivery')}>{t`Delivery and packaging`}</a>
    </More>
  );
}

function Packs({ view }: { view: ChemicalView }) {
  return (
    <>
      <PackTable offered={view} />
      <OnDelivery />
    </>
  );
}

const More = styled.p`
  margin-top: 0.75rem;
`;

const Labels = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  margin-bottom: 1rem;
  padding: 0;
  list-style: none;

  & li {
    display: grid;
    justify-items: center;
    gap: 0.25rem;
    font-size: 0.8125rem;
  }
  & svg {
    width: 4rem;
    height: 4rem;
  }
`;

function TransportFacts({ view: { transport, labels, sources } }: { view: ChemicalView }) {
  return (
    <>
      {labels.length === 0 ? null : (
        <Labels aria-label={t`Danger labels`}>
          {labels.map((label) => (
            <li key={label}>
              <TransportLabelImage label={label} />
              {t`Label ${label}`}
            </li>
          ))}
        </Labels>
      )}
      <FactList facts={transport} sources={sources.transport} />
    </>
  );
}

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: 1rem;
  padding: 0;
  list-style: none;

  & img {
    display: block;
    width: 100%;
    aspect-ratio: 4 / 3;
    object-fit: contain;
    background: ${token.color.surfaceSunken};
  }
`;

interface PictureListProps {
  pictures: readonly Picture[];
}

function PictureList({ pictures }: PictureListProps) {
  return (
    <Pictures>
      {pictures.map(({ src, alt }) => (
        <li key={src}>
          <img src={src} alt={alt} loading="lazy" />
        </li>
      ))}
    </Pictures>
  );
}
