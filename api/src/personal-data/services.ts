import type { PersonalData, PersonalTable } from './personal-table';

declare module '../kernel/services' {
  interface Services {
    /** Where personal data lies. */
    readonly personalTables: readonly PersonalTable[];
    /** A keyed hash that stands for an erased address. */
    readonly pseudonym: (text: string) => string;
  }
}

declare module '../kernel/domain' {
  interface Domain {
    readonly personalData?: PersonalData;
  }
}
