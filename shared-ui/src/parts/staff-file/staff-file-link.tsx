import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';
import { useStaffFile } from './use-staff-file';

/** As wide as its text, which may wrap: a file's title can be long. */
const Link = styled(Button)`
  justify-content: start;
  min-height: 0;
  padding: 0.125rem 0;
  text-align: start;
  white-space: normal;
  overflow-wrap: anywhere;
`;

export interface StaffFileLinkProps {
  /** The stored name of the file; it is saved under its original name. */
  name: string;
  /** The link's text: the document's title. */
  children: ReactNode;
  /** The accessible name, where several links have the same text: "Download the earlier price list". */
  label?: string;
}

/**
 * A link to a file for staff only: it fetches the file with the user's token, which the browser does not send for a
 * plain link, and saves it.
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
