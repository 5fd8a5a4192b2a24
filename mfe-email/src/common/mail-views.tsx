import { t } from '@lingui/core/macro';
import type { RenderedMail } from 'contract/email';
import { useEffect, useRef, useState } from 'react';
import { focusRing, token } from 'shared-ui';
import { MailFrame } from 'shared-ui/mail';
import styled from 'styled-components';

/** CSS pixels: a common reading pane, and a phone. */
const desktopWidth = 680;
const phoneWidth = 375;
const frameHeight = 480;

const Subject = styled.p`
  margin-bottom: ${token.space[2]};
  font-weight: ${token.weight.semibold};
  overflow-wrap: anywhere;

  & > span {
    color: ${token.color.textMuted};
    font-weight: ${token.weight.normal};
  }
`;

const Phone = styled.div`
  width: min(${phoneWidth}px, 100%);
  margin-inline: auto;
`;

const Pane = styled.div`
  height: ${frameHeight}px;
  overflow: hidden;

  & > div {
    transform-origin: 0 0;
  }
`;

const Text = styled.section`
  max-height: ${frameHeight}px;
  margin: 0;
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  font-family: ${token.font.mono};
  font-size: ${token.text.sm};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  overflow: auto;
  ${focusRing}
`;

export interface MailProps {
  mail: RenderedMail;
}

/** At the width of a desktop mail program, scaled down where there is less room. */
export function DesktopMail({ mail }: MailProps) {
  const { ref, width } = useWidth();
  const scale = width === 0 ? 1 : Math.min(1, width / desktopWidth);
  return (
    <>
      <SubjectLine mail={mail} />
      <Pane ref={ref}>
        <div style={{ width: `${100 / scale}%`, transform: `scale(${scale})` }}>
          <MailFrame
            title={t`The message on a desktop`}
            html={mail.html}
            height={`${frameHeight / scale}px`}
            pictures="https"
          />
        </div>
      </Pane>
    </>
  );
}

export function PhoneMail({ mail }: MailProps) {
  return (
    <Phone>
      <SubjectLine mail={mail} />
      <MailFrame
        title={t`The message on a phone`}
        html={mail.html}
        height={`${frameHeight}px`}
        pictures="https"
      />
    </Phone>
  );
}

/** The plain text part of a message, for readers that do not show HTML. */
export function TextMail({ mail }: MailProps) {
  return (
    <>
      <SubjectLine mail={mail} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys */}
      <Text aria-label={t`The message as plain text`} tabIndex={0}>
        {mail.text}
      </Text>
    </>
  );
}

function SubjectLine({ mail }: MailProps) {
  return (
    <Subject>
      <span>{t`Subject:`}</span> {mail.subject}
    </Subject>
  );
}

/** An element's width in CSS pixels; 0 until measured. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  // Tracks the width that the browser's layout gives the element.
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}
