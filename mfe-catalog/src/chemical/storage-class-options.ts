import { StorageClass } from 'contract/regulation';
import { storageClassNames } from '../common/storage-class-names';

/** The storage classes of TRGS 510 with their names. */
export const storageClassOptions = StorageClass.options.map((value) => ({
  value,
  get label() {
    return `${value}: ${storageClassNames[value]}`;
  },
}));
