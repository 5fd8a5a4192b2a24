import type { FindingCode } from 'contract/catalog';

/** The labels of findings in lists. */
export const findingLabels: Readonly<Record<FindingCode, string>> = {
  'cas-missing': 'CAS number missing',
  'cas-duplicate': 'CAS number used twice',
  'ec-missing': 'EC number missing',
  'ec-duplicate': 'EC number used twice',
  'formula-missing': 'Formula missing',
  'formula-differs': 'Formula differs from structure',
  'mass-differs': 'Mass differs',
  'structure-missing': 'Structure missing',
  'structure-duplicate': 'Structure used twice',
  'stereo-open': 'Stereocentres left open',
  'hazard-missing': 'Hazards missing',
  'label-differs': 'Label differs from hazard classes',
  'statement-open': 'Words missing in statements',
  'transport-differs': 'Class differs from UN number',
};
