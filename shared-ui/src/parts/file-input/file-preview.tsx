import { t } from '@lingui/core/macro';
import { type FileAudience, fileEndpoints, type FileKind } from 'contract/file';
import { FileText, X } from 'lucide-react';
import styled from 'styled-components';
import { useApi } from '../../client/api-provider';
import { token } from '../../tokens/token';
import { IconButton } from '../icon-button/icon-button';
import { StaffFileLink } from '../staff-file/staff-file-link';
import { StaffImage } from '../staff-file/staff-image';

/** The box of one file. */
export const Shown = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};

  & > svg {
    flex: none;
  }
`;

const Thumbnail = styled.span`
  flex: none;
  width: 4rem;
  height: 4rem;
  overflow: hidden;
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};

  & > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${token.text.sm};
`;

interface FilePreviewProps {
  kind: FileKind;
  audience: FileAudience;
  /** The stored name of the file. */
  name: string;
  /** The object URL of a picture that was just uploaded. */
  localUrl: string | undefined;
  onRemove: () => void;
}

/** The current file, with a remove button. */
export function FilePreview({ kind, audience, name, localUrl, onRemove }: FilePreviewProps) {
  const isForStaff = audience === 'staff';
  return (
    <Shown>
      {kind === 'image' ? (
        <>
          <Thumbnail>
            {isForStaff && localUrl === undefined ? (
              <StaffImage name={name} alt={t`Preview`} width={160} />
            ) : (
              <PublicImage name={name} localUrl={localUrl} />
            )}
          </Thumbnail>
          <Words>{t`The picture in use`}</Words>
        </>
      ) : (
        <>
          <FileText aria-hidden="true" />
          <Words>{isForStaff ? <StaffFileLink name={name}>{name}</StaffFileLink> : name}</Words>
        </>
      )}
      <IconButton label={t`Remove the file`} size="sm" onClick={onRemove}>
        <X />
      </IconButton>
    </Shown>
  );
}

function PublicImage({ name, localUrl }: Pick<FilePreviewProps, 'name' | 'localUrl'>) {
  const api = useApi();
  const stored = api.urlOf(fileEndpoints.download, { id: name, query: { w: 160 } });
  return <img src={localUrl ?? stored} alt={t`Preview`} />;
}
