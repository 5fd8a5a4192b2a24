import { useQuery } from '@tanstack/react-query';
import type { chemicals } from 'contract/catalog';
import { parseCasNumber, parseEcNumber, type RegistryNumber } from 'contract/chemistry';
import { regulationEndpoints, type RegulatoryFindings } from 'contract/regulation';
import { useApi } from 'shared-ui/client';
import type { ResourceFormController } from 'shared-ui/form';

/** What the regulatory tables say about the numbers in the form; undefined without a whole number or an answer. */
export function useLookUp({
  fields,
}: ResourceFormController<typeof chemicals>): RegulatoryFindings | undefined {
  const api = useApi();
  const [cas, ec, un] = fields.watch(['casNumber', 'ecNumber', 'unNumber']);
  const query = {
    ...numberOf('casNumber', cas ?? null, parseCasNumber),
    ...numberOf('ecNumber', ec ?? null, parseEcNumber),
    ...(un && /^UN\d{4}$/.test(un) && { unNumber: un }),
  };
  const { data } = useQuery({
    queryKey: ['regulation', query],
    queryFn: async ({ signal }) => {
      const answer = await api.call(regulationEndpoints.lookUp, { query, signal });
      return answer.data;
    },
    enabled: Object.keys(query).length > 0,
  });
  return data;
}

function numberOf(
  name: 'casNumber' | 'ecNumber',
  text: string | null,
  parse: (text: string) => RegistryNumber,
) {
  const parsed = text === null ? undefined : parse(text);
  return parsed?.ok === true ? { [name]: parsed.value } : {};
}
