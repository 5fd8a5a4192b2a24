import { chemicals } from 'contract/catalog';
import { useNavigate } from 'react-router-dom';
import { Card } from 'shared-ui';
import { type FormTarget, RecordForm } from 'shared-ui/form';
import { useListReturn, type ValuesOf } from 'shared-ui/resource';
import { chemicalFormHref, chemicalTableHref } from '../routes';
import { usePublicationCheck } from './use-publication-check';
import { ChemicalInputs } from './chemical.inputs';

interface ChemicalFormProps {
  target: FormTarget;
  /** Of a new chemical. */
  initialValues?: Partial<ValuesOf<typeof chemicals>>;
}

/** The form of the add and edit pages. */
export function ChemicalForm({ target, initialValues }: ChemicalFormProps) {
  const navigate = useNavigate();
  const listHref = useListReturn(chemicals, chemicalTableHref());
  const publication = usePublicationCheck();
  return (
    <Card>
      <RecordForm
        resource={chemicals}
        target={target}
        initialValues={initialValues}
        Inputs={ChemicalInputs}
        notCopied={['productCode', 'status', 'contradictionReason', 'featured']}
        beforeSave={publication.check}
        onCancel={() => void navigate(listHref)}
        onSaved={(_chemical, intent) => {
          if (intent === 'close') void navigate(listHref);
          else void navigate(chemicalFormHref(), { replace: true });
        }}
      />
      {publication.question}
    </Card>
  );
}
