import { t } from '@lingui/core/macro';
import type { ExportFormat } from 'contract';
import { Download } from 'lucide-react';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuLabel,
} from '../parts/dropdown-menu/dropdown-menu';
import { Button } from '../parts/button/button';
import type { RowSelection } from '../resource/row-selection';
import type { Export } from './use-export';

const names: Readonly<Record<ExportFormat, string>> = {
  csv: 'CSV',
  get xlsx() {
    return t`Excel (XLSX)`;
  },
  get sdf() {
    return t`SDF (structures)`;
  },
};

interface ExportItemsProps {
  export: Export;
  /** The rows to export; all that match by default. */
  selection?: RowSelection;
}

/** Menu items for the formats of an export. */
export function ExportItems({ export: { formats, download }, selection }: ExportItemsProps) {
  return formats.map((format) => (
    <DropdownMenuItem key={format} onSelect={() => download(format, selection)}>
      <Download /> {names[format]}
    </DropdownMenuItem>
  ));
}

/** Exports the selected rows. */
export function ExportSelected(props: ExportItemsProps & { selection: RowSelection }) {
  const refusal = props.export.refusalOf(props.selection);
  return (
    <DropdownMenu
      isModal={false}
      trigger={
        <Button variant="outline" size="sm">
          <Download /> {t`Export`}
        </Button>
      }
    >
      {refusal === undefined ? (
        <ExportItems {...props} />
      ) : (
        <DropdownMenuLabel>{refusal}</DropdownMenuLabel>
      )}
    </DropdownMenu>
  );
}
