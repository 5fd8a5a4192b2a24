import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { useStaffFile } from './use-staff-file';

/** As wide as its words, which may break: a file's title can be long. */
const Link = styled(Button)`
  justify-content: start;
  min-height: 0;
  padding: 0.125rem 0;
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
`;

export interface StaffFileLinkProps {
  /** The name that the file was stored under; it is saved under the name that it came with. */
  name: string;
  /** What the link says: the document's title. */
  children: ReactNode;
  /** Tells this link from others, where it says the same as they: "Download the earlier price list". */
  label?: string;
}

/**
 * A link to a stored file that staff alone may read: it fetches the file with their token, which the browser does not
 * send for an address, and saves it.
 *
 * @example <StaffFileLink name={document.file}>{document.title}</StaffFileLink>
 */
export function StaffFileLink({ name, children, label }: StaffFileLinkProps) {
  const { isLoading, save } = useStaffFile(name);
  return (
    <Link
      variant="link"
      size="sm"
      isLoading={isLoading}
      aria-label={label}
      onClick={() => void save()}
    >
      {children}
    </Link>
  );
}
