import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Spinner, token } from 'shared-ui';
import styled from 'styled-components';
import { type ComputedShape, computeShape } from './compute-shape';
import { ModelView } from './model-view';

const Place = styled.output`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 0.75rem;
  min-height: 14.5rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
  text-align: center;
`;

const Note = styled.p`
  color: ${token.color.textMuted};
  font-size: 0.8125rem;
`;

export interface StructureModelProps {
  name: string;
  smiles: string;
}

/** A structure in three dimensions, computed in this browser, or a sentence why it has none. */
export function StructureModel({ name, smiles }: StructureModelProps) {
  const [computed, setComputed] = useState<ComputedShape>();
  // Computes in a worker, which ends when the model is left.
  useEffect(() => computeShape({ smiles, onEnd: setComputed }), [smiles]);

  if (computed === undefined) {
    return (
      <Place>
        <Spinner label={t`Computing the shape`} />
      </Place>
    );
  }
  if (computed.kind === 'none') {
    return <Place>{computed.reason}</Place>;
  }
  return (
    <>
      <ModelView name={name} shape={computed.shape} />
      <Note>
        {t`Computed shape (MMFF94, one conformer), not measured.`}
        {computed.shape.isOneOfSeveral &&
          ` ${t`The structure leaves a configuration open: one of several is shown.`}`}
      </Note>
    </>
  );
}
