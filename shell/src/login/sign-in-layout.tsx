import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect } from 'react';
import { breakpoint, token } from 'shared-ui';
import styled from 'styled-components';
import { BrandMark } from '../brand/brand-mark';
import { BrandSide } from './brand-side';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  min-height: 100dvh;

  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Side = styled.main`
  display: grid;
  place-items: center;
  padding: ${token.space[6]} ${token.space[5]};
  background: ${token.color.surface};
`;

const Box = styled.div`
  display: grid;
  gap: ${token.space[6]};
  width: min(22rem, 100%);
`;

const Head = styled.header`
  & > svg {
    margin-bottom: ${token.space[5]};

    @media (width >= ${breakpoint.mobile}) {
      display: none;
    }
  }
  & h1 {
    font-size: ${token.text['2xl']};
    letter-spacing: -0.02em;
  }
  & p {
    margin-top: ${token.space[1]};
    color: ${token.color.textMuted};
  }
`;

export interface SignInLayoutProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly children?: ReactNode;
}

/** A page without a session: its form, and the brand beside it. */
export function SignInLayout({ title, description, children }: SignInLayoutProps) {
  // Sets the document title, which elsewhere the frame does.
  useEffect(() => {
    document.title = t`${title} – Admin`;
  }, [title]);

  return (
    <Page>
      <BrandSide />
      <Side>
        <Box>
          <Head>
            <BrandMark size={40} />
            <h1>{title}</h1>
            <p>{description}</p>
          </Head>
          {children}
        </Box>
      </Side>
    </Page>
  );
}
