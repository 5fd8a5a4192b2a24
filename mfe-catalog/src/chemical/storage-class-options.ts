import { StorageClass, storageClassNames } from 'contract/regulation';

/** The storage classes of TRGS 510 with their names. */
export const storageClassOptions = StorageClass.options.map((value) => ({
  value,
  label: `${value}: ${storageClassNames[value]}`,
}));
