import { t } from '@lingui/core/macro';
import { type MediaFile, mediaEndpoints } from 'contract/content';
import { token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import styled from 'styled-components';
import { RemoveMedia } from './remove-media';
import { ReplaceMedia } from './replace-media';

const Section = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  align-items: center;
  padding-top: ${token.space[4]};
  border-top: 1px solid ${token.color.border};

  & > p {
    flex-basis: 100%;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

interface MediaActionsProps {
  file: MediaFile;
  /** Called with the `_id` of the replacement. */
  onReplaced: (id: string) => void;
  onRemoved: () => void;
}

/** Replaces or deletes an upload. */
export function MediaActions({ file, onReplaced, onRemoved }: MediaActionsProps) {
  return (
    <Section aria-label={t`Replace or delete`}>
      <ReplaceMedia file={file} onReplaced={onReplaced} />
      <Permitted to={mediaEndpoints.remove}>
        <RemoveMedia file={file} onRemoved={onRemoved} />
        {file.uses === 0 ? null : <p>{t`Only files that no record names can be deleted.`}</p>}
      </Permitted>
    </Section>
  );
}
