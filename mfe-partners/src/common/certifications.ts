import { Certification } from 'contract/partner';

export const certificationOptions = Certification.options.map((value) => ({ value, label: value }));
