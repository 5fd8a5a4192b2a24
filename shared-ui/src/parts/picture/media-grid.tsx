import { t } from '@lingui/core/macro';
import type { MediaFile } from 'contract/content';
import styled from 'styled-components';
import { busyLine, focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { Badge } from '../badge/badge';
import { mediaFacts } from './media-facts';
import { MediaPicture } from './media-picture';
import { useGridKeys } from './use-grid-keys';

const Tiles = styled.ul`
  position: relative;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(10rem, 100% / 2 - ${token.space[3]}), 1fr));
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;

  &[aria-busy='true']::before {
    ${busyLine}
    top: 0;
  }
`;

const Tile = styled.button`
  display: grid;
  grid-template-rows: auto 1fr;
  width: 100%;
  height: 100%;
  padding: 0;
  overflow: hidden;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  color: ${token.color.text};
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    border-color: ${token.color.brandText};
  }
  &[aria-current='true'] {
    border-color: ${token.color.brand};
    box-shadow: 0 0 0 1px ${token.color.brand};
  }
`;

const Shown = styled.span`
  position: relative;
  aspect-ratio: 16 / 9;
  min-height: 0;
  overflow: hidden;
  background: ${token.color.surfaceSunken};
`;

const Words = styled.span`
  display: grid;
  align-content: start;
  gap: 0.125rem;
  min-width: 0;
  padding: ${token.space[2]} ${token.space[3]};
`;

const Name = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  font-size: ${token.text.sm};
  font-weight: ${token.weight.medium};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Facts = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
`;

const Marks = styled.span`
  position: absolute;
  inset-block-start: ${token.space[2]};
  inset-inline-start: ${token.space[2]};
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]};
`;

export interface MediaGridProps {
  files: readonly MediaFile[];
  /** Names the list: "Pictures". */
  label: string;
  /** The `_id` of the upload that is selected or open. */
  current?: string | undefined;
  /** True while other uploads are loading. */
  isBusy?: boolean;
  /** Marks uploads for staff only, and uploads without a use. */
  isMarked?: boolean;
  onOpen: (file: MediaFile) => void;
}

/** A grid of uploads; the arrow keys move between them. */
export function MediaGrid(props: MediaGridProps) {
  const { files, label, current, isBusy = false, isMarked = false, onOpen } = props;
  const { list, press, itemProps } = useGridKeys(files.length);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it
    <Tiles ref={list} aria-label={label} aria-busy={isBusy} onKeyDown={press}>
      {files.map((file, index) => (
        <li key={file._id}>
          <Tile
            type="button"
            title={file.originalName}
            {...(file._id === current && { 'aria-current': 'true' as const })}
            {...itemProps(index)}
            onClick={() => onOpen(file)}
          >
            <Shown>
              <MediaPicture file={file} alt="" width={320} />
              {isMarked ? <FileMarks file={file} /> : null}
            </Shown>
            <Words>
              <Name>{file.originalName}</Name>
              <Facts>{mediaFacts(file)}</Facts>
            </Words>
          </Tile>
        </li>
      ))}
    </Tiles>
  );
}

function FileMarks({ file }: { file: MediaFile }) {
  return (
    <Marks>
      {file.audience === 'staff' ? <Badge tone="info">{t`Staff only`}</Badge> : null}
      {file.uses === 0 ? <Badge tone="neutral">{t`Unused`}</Badge> : null}
    </Marks>
  );
}
