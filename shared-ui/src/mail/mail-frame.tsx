import { useMemo } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token';
import { mailPage, type MailPictures } from './mail-page';

const Frame = styled.iframe`
  display: block;
  width: 100%;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: #fff;
  color-scheme: light;
`;

export interface MailFrameProps {
  /** Names the frame: "Message to ann@example.com". */
  title: string;
  html: string;
  /** A CSS length. */
  height?: string;
  pictures?: MailPictures;
}

/** A message as its recipient sees it, on white, in a frame without scripts, forms or links that open. */
export function MailFrame({ title, html, height = '50vh', pictures = 'none' }: MailFrameProps) {
  const page = useMemo(() => mailPage(html, pictures), [html, pictures]);
  return <Frame title={title} sandbox="" srcDoc={page} style={{ height }} />;
}
