import { t } from '@lingui/core/macro';
import { chemicalEndpoints, chemicals } from 'contract/catalog';
import { FlaskConical } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button, EmptyState, PageHeader } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { type AfterImportProps, ImportPanel, useOpenImport } from 'shared-ui/job';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { chemicalFormHref, editChemicalHref } from '../routes';
import { ChemicalBulk } from './chemical-bulk';
import { chemicalColumns } from './chemical.columns';
import { ChemicalFilters } from './chemical.filters';
import { DidYouMean } from './did-you-mean';
import { ChemicalTableContext } from './table-context';
import { useChemicalSuggestions } from './use-chemical-suggestions';

const LazyFillImported = lazy(async () => ({
  default: (await import('./fill-imported')).FillImported,
}));

/** It brings the tables of the law, which the list does without. */
function FillImported({ job }: AfterImportProps) {
  return (
    <Suspense fallback={null}>
      <LazyFillImported job={job} />
    </Suspense>
  );
}

function ChemicalTablePage() {
  const list = useResourceList(chemicals);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`Chemicals`}
        description={t`What we trade: published ones are on the website.`}
      />
      <ImportPanel
        resource={chemicals}
        endpoint={chemicalEndpoints.import}
        hrefOf={editChemicalHref}
        AfterImport={FillImported}
      />
      <ChemicalTableContext list={list}>
        <ResourceTable
          list={list}
          columns={chemicalColumns}
          hrefOf={({ _id }) => editChemicalHref(_id)}
          onNew={() => void navigate(chemicalFormHref())}
          onImport={useOpenImport()}
          onDuplicate={({ _id }) => void navigate(chemicalFormHref({ copyOf: _id }))}
          Filters={ChemicalFilters}
          BulkActions={ChemicalBulk}
          suggestions={useChemicalSuggestions()}
          OtherSearch={DidYouMean}
          Empty={NoChemicals}
        />
      </ChemicalTableContext>
    </>
  );
}

function NoChemicals() {
  const openImport = useOpenImport();
  return (
    <EmptyState
      title={t`No chemicals yet`}
      icon={<FlaskConical />}
      action={
        <>
          <Permitted to={chemicalEndpoints.import}>
            <Button variant="outline" onClick={openImport}>
              {t`Import a file`}
            </Button>
          </Permitted>
          <Button asChild>
            <Link to={chemicalFormHref()}>{t`New chemical`}</Link>
          </Button>
        </>
      }
    >
      {t`Add the first one: a name is enough to start a draft. Visitors see it once it is published.`}
    </EmptyState>
  );
}

export { ChemicalTablePage as Component };
