import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf, useApi } from 'shared-ui/client';
import { refusalIn, structureQuery } from './use-structure';

/** Converts molfiles to SMILES: `read` calls the server, and reports a file that is not a structure. */
export function useMolfile(onRead: (smiles: string) => void) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function read(molfile: string) {
    setIsReading(true);
    setProblem(undefined);
    try {
      const { smiles } = await queryClient.fetchQuery(structureQuery(api, molfile));
      onRead(smiles);
    } catch (error) {
      setProblem(`The molfile was not taken. ${refusalIn(error) ?? messageOf(error)}`);
    }
    setIsReading(false);
  }
  return { read, isReading, problem, forget: () => setProblem(undefined) };
}
