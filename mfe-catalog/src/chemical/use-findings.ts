import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { chemicals, type Finding, findingEndpoints, type StructureFacts } from 'contract/catalog';
import { useApi } from 'shared-ui/client';
import { resourceKeys } from 'shared-ui/resource';
import { compareFormula, compareMass } from './compare-with-structure';

/** The form's values that findings are computed from. */
export interface FindingValues {
  readonly formula: string | null;
  readonly molecularWeight: number | null;
}

/** The findings of a stored chemical. */
export function useFindings(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...resourceKeys.record(chemicals, id), 'findings'],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(findingEndpoints.list, { id, signal });
      return data;
    },
  });
}

/** Findings of the form's current values that need no request: formula and mass that differ from the structure's. */
export function findingsOfForm(
  { formula, molecularWeight }: FindingValues,
  facts: StructureFacts | undefined,
): Finding[] {
  if (facts === undefined) return [];
  const findings: Finding[] = [];
  if (compareFormula(formula, facts.formula) === 'differs') {
    findings.push({
      code: 'formula-differs',
      field: 'formula',
      message: t`The formula is ${{ formula: formula ?? '–' }}, the structure gives ${{ computed: facts.formula }}.`,
      fix: { label: t`Use ${{ formula: facts.formula }}`, values: { formula: facts.formula } },
      others: [],
    });
  }
  if (compareMass(molecularWeight, facts.molecularWeight) === 'differs') {
    findings.push({
      code: 'mass-differs',
      field: 'molecularWeight',
      message: t`The molecular weight is ${{ mass: molecularWeight ?? '–' }} g/mol, the structure gives ${{ computed: facts.molecularWeight ?? '–' }} g/mol.`,
      fix: {
        label: t`Use ${{ mass: facts.molecularWeight ?? '–' }} g/mol`,
        values: { molecularWeight: facts.molecularWeight },
      },
      others: [],
    });
  }
  return findings;
}
