import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type LabelLanguage, loadStatements, regulationEndpoints } from 'contract/regulation';
import { useApi } from 'shared-ui/client';

/** The sentences of CLP in a language. */
export function useStatements(language: LabelLanguage) {
  const api = useApi();
  return useQuery({
    queryKey: ['statements', language],
    queryFn: async ({ signal }) => {
      if (language === 'en') return loadStatements();
      const query = { language };
      return (await api.call(regulationEndpoints.statements, { query, signal })).data;
    },
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}
