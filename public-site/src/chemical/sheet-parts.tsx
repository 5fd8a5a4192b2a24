import type { ReactNode } from 'react';
import { RichContent } from '../common/rich-content';
import { addHref } from '../hrefs';
import type { ChemicalView } from './chemical-view';
import { DataLinks } from './data-links';
import { FactList } from './fact-list';
import { FileList } from './file-list';
import { GradeList } from './grade-list';
import { HazardFacts } from './hazard-facts';
import { PackTable } from './pack-table';
import { PictureList } from './picture-list';

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
    { ...part('Properties', <FactList facts={properties} />), isShown: properties.length > 0 },
    { ...part('Safety', <Safety view={view} />), isShown: true },
    { ...part('Storage', <p>{view.storage}</p>), isShown: view.storage !== null },
    {
      id: 'transport',
      title: 'Transport and trade',
      content: <FactList facts={view.transport} />,
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
    { ...part('Documents', <FileList files={view.files} />), isShown: view.files.length > 0 },
    { id: 'data', title: 'Downloads', content: <DataLinks view={view} />, isShown: true },
  ];
  return parts.filter(({ isShown }) => isShown);
}

function part(title: string, content: ReactNode): SheetPart {
  return { id: title.toLowerCase(), title, content };
}

function Safety({ view: { hazards, href } }: { view: ChemicalView }) {
  if (hazards !== null) return <HazardFacts hazards={hazards} />;
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
