import { openLabels } from 'contract';
import type { FindingCode } from 'contract/catalog';

/** The labels of findings in lists. */
export const findingLabels = openLabels<FindingCode>({
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
  'label-differs': 'Label contradicts itself',
  'statement-open': 'Words missing in statements',
  'transport-differs': 'Class or packing group differs from UN number',
  'state-differs': 'UN number is of another form',
  'flash-differs': 'Flash point differs from statements',
  'transport-missing': 'Dangerous goods without UN number',
  'statements-missing': 'UN number without statements',
  'solution-facts': 'Pure substance’s facts on a solution',
  'law-differs': 'Other hazards in force',
  'law-later': 'Other hazards from a later day',
});
