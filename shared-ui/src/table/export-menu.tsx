import { Download } from 'lucide-react';
import { Button } from '../parts/button/button';
import { DropdownMenu, DropdownMenuItem } from '../parts/dropdown-menu/dropdown-menu';

/** The file formats of an export. */
export type ExportFormat = 'csv' | 'xlsx';

interface ExportMenuProps {
  onExport: (format: ExportFormat) => void;
}

/** Downloads the list as it is filtered. */
export function ExportMenu({ onExport }: ExportMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="outline">
          <Download /> Export
        </Button>
      }
    >
      <DropdownMenuItem onSelect={() => onExport('csv')}>CSV</DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onExport('xlsx')}>Excel (XLSX)</DropdownMenuItem>
    </DropdownMenu>
  );
}
