import { t } from '@lingui/core/macro';
import { Suspense, useState } from 'react';
import { Button } from 'shared-ui';
import styled from 'styled-components';
import { lateOrNothing } from '../common/late-or-nothing';
import type { StructureModelProps } from '../model/structure-model';
import { StructureImage } from './structure-image';

const End = styled.div`
  text-align: end;
`;

/** Its code, and what computes a shape, load when somebody asks for it. */
const Model = lateOrNothing<StructureModelProps>(() =>
  import(/* webpackChunkName: "model" */ '../model/structure-model').then(
    ({ StructureModel }) => StructureModel,
    () => NoModel,
  ),
);

function NoModel() {
  return <p role="alert">{t`The model could not be loaded. Load this page again for it.`}</p>;
}

interface StructurePlateProps extends StructureModelProps {
  /** The URL of its picture. */
  picture: string;
}

/** A structure as a picture, or as a model in three dimensions. */
export function StructurePlate({ name, picture, smiles }: StructurePlateProps) {
  const [isModel, setIsModel] = useState(false);
  const image = (
    <StructureImage src={picture} size="plate" alt={t`Structural formula of ${name}`} />
  );
  return (
    <>
      {isModel ? (
        <Suspense fallback={image}>
          <Model name={name} smiles={smiles} />
        </Suspense>
      ) : (
        image
      )}
      <End className="needs-script not-in-print">
        <Button variant="ghost" size="sm" onClick={() => setIsModel(!isModel)}>
          {isModel ? t`Show the formula` : t`Show in 3D`}
        </Button>
      </End>
    </>
  );
}
