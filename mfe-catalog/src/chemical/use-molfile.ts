import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { looksLikeInchi } from 'contract/chemistry';
import { useState } from 'react';
import { messageOf, useApi } from 'shared-ui/client';
import { refusalIn, structureQuery } from './use-structure';

/** Converts molfiles and InChIs to SMILES: `read` calls the server, and reports what is not a structure. */
export function useMolfile(onRead: (smiles: string) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function read(text: string) {
    setIsReading(true);
    setProblem(undefined);
    try {
      const { smiles } = await queryClient.fetchQuery(structureQuery(api, text));
      onRead(smiles);
    } catch (error) {
      const refusal = refusalIn(error) ?? messageOf(error);
      setProblem(
        looksLikeInchi(text)
          ? t`The InChI was not taken. ${refusal}`
          : t`The molfile was not taken. ${refusal}`,
      );
    }
    setIsReading(false);
  }
  return { read, isReading, problem, forget: () => setProblem(undefined) };
}
