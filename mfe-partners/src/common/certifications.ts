import { Certification } from 'contract';

export const certificationOptions = Certification.options.map((value) => ({ value, label: value }));
