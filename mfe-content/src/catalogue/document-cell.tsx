import { t } from '@lingui/core/macro';
import { type Catalogue } from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { FileText } from 'lucide-react';
import { bytesText, focusRing, token, VisuallyHidden } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import styled from 'styled-components';

const DocumentLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  border-radius: ${token.radius.sm};
  color: inherit;
  white-space: nowrap;
  text-underline-offset: 0.2em;
  ${focusRing}

  & > svg {
    flex: none;
  }
  &:hover {
    color: ${token.color.brandText};
  }
`;

interface DocumentCellProps {
  catalogue: Pick<Catalogue, 'title' | 'file' | 'fileSize'>;
}

/** A link to the document with its size; opens in a new tab. */
export function DocumentCell({ catalogue: { title, file, fileSize } }: DocumentCellProps) {
  const api = useApi();
  return (
    <DocumentLink
      href={api.urlOf(fileEndpoints.download, { id: file })}
      target="_blank"
      rel="noreferrer"
      draggable={false}
    >
      <FileText size={16} aria-hidden="true" />
      PDF{fileSize === null ? '' : `, ${bytesText(fileSize)}`}
      <VisuallyHidden> {t`of ${title} (opens in a new tab)`}</VisuallyHidden>
    </DocumentLink>
  );
}
