import { t } from '@lingui/core/macro';
import { type MediaFile } from 'contract/content';
import { fileEndpoints } from 'contract/file';
import { Crosshair, ExternalLink } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { dateTimeText } from 'contract';
import { Button, bytesText, FocalPointDialog, MediaPicture, StaffFileLink, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[3]};
  justify-items: start;
`;

const Shown = styled.div`
  width: 100%;
  height: 14rem;
  overflow: hidden;
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceSunken};
`;

const List = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token.space[1]} ${token.space[4]};
  font-size: ${token.text.sm};

  & > dt {
    color: ${token.color.textMuted};
  }
  & > dd {
    min-width: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Original = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  color: ${token.color.brandText};
`;

interface MediaFactListProps {
  file: MediaFile;
}

/** A preview of the upload and its metadata. */
export function MediaFactList({ file }: MediaFactListProps) {
  return (
    <Stack>
      {file.kind === 'image' ? (
        <Shown>
          <MediaPicture file={file} alt={file.alt ?? file.originalName} width={640} />
        </Shown>
      ) : null}
      {file.kind === 'image' && file.audience === 'everyone' ? <FocalButton file={file} /> : null}
      <List>
        {factsOf(file).map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
        <Fact name={t`Original`}>
          <OriginalLink file={file} />
        </Fact>
      </List>
    </Stack>
  );
}

function FocalButton({ file }: MediaFactListProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setIsOpen(true)}>
        <Crosshair /> {t`Focal point`}
      </Button>
      {isOpen ? <FocalPointDialog file={file} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

interface FactProps {
  name: string;
  children: ReactNode;
}

function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function factsOf({ mime, size, width, height, audience, by, createdAt }: MediaFile) {
  const uploaded = dateTimeText(createdAt);
  const facts: (readonly [name: string, value: string])[] = [
    [t`Type`, mime],
    [t`Size`, t`${{ rounded: bytesText(size) }} (${{ bytes: numberText(size) }} bytes)`],
  ];
  if (width !== null && height !== null)
    facts.push([t`Width × height`, t`${width} × ${height} pixels`]);
  facts.push([t`Uploaded`, by === null ? uploaded : t`${uploaded} by ${by}`]);
  facts.push([t`Seen by`, audience === 'everyone' ? t`Everyone, on the website` : t`Staff only`]);
  return facts;
}

function OriginalLink({ file }: MediaFactListProps) {
  const api = useApi();
  if (file.audience === 'staff')
    return <StaffFileLink name={file.name}>{t`Download`}</StaffFileLink>;
  return (
    <Original
      href={api.urlOf(fileEndpoints.download, { id: file.name })}
      target="_blank"
      rel="noopener"
    >
      {file.kind === 'image' ? t`Open in a new tab` : t`Download`}
      <ExternalLink size={14} aria-hidden="true" />
    </Original>
  );
}
