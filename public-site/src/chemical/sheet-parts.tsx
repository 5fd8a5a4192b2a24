import type { ReactNode } from 'react';
import { token, TransportLabelImage } from 'shared-ui';
import styled from 'styled-components';
import { RichContent } from '../common/rich-content';
import { addHref } from '../hrefs';
import type { ChemicalView, Pack, Picture } from './chemical-view';
import { DataLinks } from './data-links';
import { FactList } from './fact-list';
import { FileList } from './file-list';
import { ForeignNameList } from './foreign-name-list';
import { HazardFacts } from './hazard-facts';

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
      ...part('Description', <RichContent nodes={description} />),
      isShown: description.length > 0,
    },
    { ...part('Pictures', <PictureList pictures={pictures} />), isShown: pictures.length > 0 },
    { ...part('Identifiers', <FactList facts={identifiers} />), isShown: identifiers.length > 0 },
    {
      id: 'names',
      title: 'Names in other languages',
      content: <ForeignNameList languages={view.foreignNames} />,
      isShown: view.foreignNames.length > 0,
    },
    {
      ...part('Properties', <FactList facts={properties} sources={view.sources.properties} />),
      isShown: properties.length > 0,
    },
    { ...part('Safety', <Safety view={view} />), isShown: true },
    { ...part('Storage', <p>{view.storage}</p>), isShown: view.storage !== null },
    {
      id: 'transport',
      title: 'Transport and trade',
      content: <TransportFacts view={view} />,
      isShown: view.transport.length > 0,
    },
    {
      ...part('Applications', <RichContent nodes={applications} />),
      isShown: applications.length > 0,
    },
    { ...part('Grades', <GradeList grades={grades} />), isShown: grades.length > 0 },
    {
      id: 'packs',
      title: 'Pack sizes',
      content: <PackTable packs={packs} />,
      isShown: packs.length > 0,
    },
    {
      ...part('Documents', <FileList files={view.files} certificates={view.certificates} />),
      isShown: view.files.length > 0 || view.certificates !== null,
    },
    { id: 'data', title: 'Downloads', content: <DataLinks view={view} />, isShown: true },
  ];
  return parts.filter(({ isShown }) => isShown);
}

function part(title: string, content: ReactNode): SheetPart {
  return { id: title.toLowerCase(), title, content };
}

function Safety({ view: { hazards, href, sources } }: { view: ChemicalView }) {
  if (hazards !== null) return <HazardFacts hazards={hazards} sources={sources.hazards} />;
  return (
    <p>
      Hazard data for this chemical is not published on this page.{' '}
      <a href={addHref(href)} rel="nofollow">
        Ask for the safety data sheet
      </a>
      .
    </p>
  );
}

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
        <Labels aria-label="Danger labels">
          {labels.map((label) => (
            <li key={label}>
              <TransportLabelImage label={label} />
              Label {label}
            </li>
          ))}
        </Labels>
      )}
      <FactList facts={transport} sources={sources.transport} />
    </>
  );
}

const Grades = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  padding: 0;
  list-style: none;

  & li {
    padding: 0.1875rem 0.75rem;
    border: 1px solid ${token.color.borderStrong};
    border-radius: ${token.radius.full};
    font-size: 0.9375rem;
  }
`;

interface GradeListProps {
  grades: readonly string[];
}

function GradeList({ grades }: GradeListProps) {
  return (
    <Grades>
      {grades.map((grade) => (
        <li key={grade}>{grade}</li>
      ))}
    </Grades>
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

const Table = styled.table`
  width: 100%;
  max-width: 32rem;
  border-collapse: collapse;

  & th,
  & td {
    padding: 0.4375rem 1.5rem 0.4375rem 0;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    font-weight: inherit;
  }
  & thead th {
    padding-top: 0;
    color: ${token.color.textMuted};
  }
  & tbody th {
    width: 9rem;
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.medium};
  }
  & tbody tr:last-child > * {
    border-bottom: 0;
  }
`;

interface PackTableProps {
  packs: readonly Pack[];
}

function PackTable({ packs }: PackTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Quantity</th>
          <th scope="col">Container</th>
        </tr>
      </thead>
      <tbody>
        {packs.map(({ amount, container }, index) => (
          <tr key={index}>
            <th scope="row">{amount}</th>
            <td>{container}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
