import { Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { RichContent } from '../common/rich-content';
import { ChemicalHeader } from './chemical-header';
import type { ChemicalView } from './chemical-view';
import { FactList } from './fact-list';
import { FileList } from './file-list';
import { GradeList } from './grade-list';
import { PackTable } from './pack-table';
import { PictureList } from './picture-list';
import { SafetyFacts } from './safety-facts';
import { Sheet, SheetSection } from './sheet-section';

/** A chemical's page: everything that is stored, and no empty row. */
export function ChemicalPage(view: ChemicalView) {
  const { crumbs, identifiers, properties, trade, grades, packs, safety, storage } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <article>
        <ChemicalHeader view={view} />
        <Sheet>
          <SheetSection title="Description" isShown={view.description.length > 0}>
            <RichContent nodes={view.description} />
          </SheetSection>
          <SheetSection title="Pictures" isShown={view.pictures.length > 0}>
            <PictureList pictures={view.pictures} />
          </SheetSection>
          <SheetSection title="Identifiers" isShown={identifiers.length > 0}>
            <FactList facts={identifiers} />
          </SheetSection>
          <SheetSection title="Properties" isShown={properties.length > 0}>
            <FactList facts={properties} />
          </SheetSection>
          <SheetSection title="Grades" isShown={grades.length > 0}>
            <GradeList grades={grades} />
          </SheetSection>
          <SheetSection title="Packs" isShown={packs.length > 0}>
            <PackTable packs={packs} />
          </SheetSection>
          <SheetSection title="Applications" isShown={view.applications.length > 0}>
            <RichContent nodes={view.applications} />
          </SheetSection>
          <SheetSection title="Safety" isShown={safety !== null}>
            {safety === null ? null : <SafetyFacts safety={safety} />}
          </SheetSection>
          <SheetSection title="Storage" isShown={storage !== null}>
            <p>{storage}</p>
          </SheetSection>
          <SheetSection title="Trade" isShown={trade.length > 0}>
            <FactList facts={trade} />
          </SheetSection>
          <SheetSection title="Documents" isShown={view.files.length > 0}>
            <FileList files={view.files} />
          </SheetSection>
        </Sheet>
      </article>
    </Page>
  );
}
