import { navigationOf, type NavSection, type RemoteManifest } from 'contract/release';
import { type ComponentType, useEffect, useState } from 'react';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import type { AnchorProps, RemoteDefinition } from '../remote/define-remote';
import { signOut } from './session';

const Grid = styled.div`
  display: grid;
  grid-template-columns: 14rem minmax(0, 1fr);
  min-height: 100dvh;
`;

const Side = styled.nav`
  display: grid;
  align-content: start;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  border-inline-end: 1px solid ${token.color.border};

  & ul {
    display: grid;
    gap: ${token.space[1]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

const Content = styled.main`
  padding: ${token.space[5]};
`;

export interface StandaloneFrameProps {
  readonly manifest: RemoteManifest;
  readonly remote: RemoteDefinition;
}

/** A menu of the remote's own entries, with its page beside it. */
export function StandaloneFrame({ manifest, remote }: StandaloneFrameProps) {
  return (
    <Grid>
      <Side aria-label={manifest.title}>
        <strong>{manifest.title}</strong>
        <Sections sections={navigationOf(manifest.nav)} />
        <Button variant="outline" size="sm" onClick={signOut}>
          Sign out
        </Button>
      </Side>
      <Content>
        <Outlet />
      </Content>
      <OpenAnchor anchors={remote.anchors ?? {}} />
    </Grid>
  );
}

function Sections({ sections }: { sections: readonly NavSection[] }) {
  return sections.map(({ label, entries, sections: nested }) => (
    <section key={label}>
      <small>{label}</small>
      <ul>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Link to={entry.path}>{entry.label}</Link>
          </li>
        ))}
      </ul>
      <Sections sections={nested} />
    </section>
  ));
}

function OpenAnchor({ anchors }: { anchors: NonNullable<RemoteDefinition['anchors']> }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<{ hash: string; Component: ComponentType<AnchorProps> }>();

  // Loads the code of the anchor in the address.
  useEffect(() => {
    const load = Object.entries(anchors).find(([anchor]) => anchor === hash)?.[1];
    void load?.().then(({ Component }) => setOpened({ hash, Component }));
  }, [anchors, hash]);

  if (opened?.hash !== hash) return null;
  return <opened.Component onClose={() => void navigate({ pathname, search, hash: '' })} />;
}
