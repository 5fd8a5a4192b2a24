import { t } from '@lingui/core/macro';
import { ImageUp } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[4]};

  & p {
    margin-top: ${token.space[1]};
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
`;

/* The focus is on the input; what is visible is its label. */
const Choose = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.sm};
  padding: 0.125rem 0.625rem;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.medium};
  cursor: pointer;

  &:hover {
    background: ${token.color.surfaceHover};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  & svg {
    width: 1rem;
    height: 1rem;
  }
`;

const HiddenInput = styled.input`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

export interface PhotoInputProps {
  /** The current or chosen photo. */
  readonly preview: ReactNode;
  readonly onChoose: (photo: File) => void;
}

/** Chooses a photo; a file that is not an image is ignored. */
export function PhotoInput({ preview, onChoose }: PhotoInputProps) {
  const id = useId();

  function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const file = input.files?.[0];
    if (file === undefined) return;
    if (file.type.startsWith('image/')) return onChoose(file);
    input.value = '';
    alert(t`Please select a valid image file.`);
  }
  return (
    <Row>
      {preview}
      <div>
        <Choose htmlFor={id}>
          <ImageUp aria-hidden="true" />
          {t`Choose photo`}
          <HiddenInput id={id} type="file" accept="image/*" onChange={choose} />
        </Choose>
        <p>{t`PNG, JPEG, WebP, AVIF or GIF, at most 10 MB.`}</p>
      </div>
    </Row>
  );
}
