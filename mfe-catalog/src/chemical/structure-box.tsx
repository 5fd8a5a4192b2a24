import { t } from '@lingui/core/macro';
import { RotateCw } from 'lucide-react';
import { Button, Spinner, StructurePicture, token } from 'shared-ui';
import styled from 'styled-components';
import type { StructureReading } from './use-structure';

const Box = styled.div`
  display: grid;
  place-items: center;
  gap: ${token.space[2]};
  height: 14rem;
  padding: ${token.space[3]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceSunken};
  overflow: hidden;

  & > svg {
    max-height: 12.5rem;
  }
  & > p {
    max-width: 22rem;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    text-align: center;
    text-wrap: balance;
  }
`;

interface StructureBoxProps {
  reading: StructureReading;
}

/** The picture of the form's structure, or why there is none. */
export function StructureBox({ reading }: StructureBoxProps) {
  return (
    <Box aria-busy={reading.status === 'reading'} data-structure={reading.status}>
      <Content reading={reading} />
    </Box>
  );
}

function Content({ reading }: StructureBoxProps) {
  switch (reading.status) {
    case 'none':
      return <p>{t`No structure yet: draw one, or paste a SMILES, an InChI or a molfile.`}</p>;
    case 'reading':
      return <Spinner label={t`Reading the structure`} />;
    case 'read':
      return <StructurePicture svg={reading.facts.svg} description={reading.facts.description} />;
    case 'refused':
      return <p>{t`No preview: the structure isn’t valid.`}</p>;
    case 'failed':
      return (
        <>
          <p role="alert">{t`The structure could not be read: ${{ message: reading.message }}`}</p>
          <Button variant="outline" size="sm" onClick={reading.retry}>
            <RotateCw /> {t`Try again`}
          </Button>
        </>
      );
    default:
      return reading satisfies never;
  }
}
