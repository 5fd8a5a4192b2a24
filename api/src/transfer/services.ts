import type { TransferFormat } from './format/transfer-format';

declare module '../kernel/services' {
  interface Services {
    /** How resources are exported and imported, by resource name. */
    readonly formats: ReadonlyMap<string, TransferFormat>;
  }
}

declare module '../kernel/domain' {
  interface Domain {
    /** How its resources are exported and imported. */
    readonly formats?: readonly TransferFormat[];
  }
}
