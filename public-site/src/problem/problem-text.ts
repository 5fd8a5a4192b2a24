import { t } from '@lingui/core/macro';
import type { ProblemStatus } from './problem-view';

interface ProblemText {
  /** What happened. */
  title: string;
  /** What to do about it. */
  advice: string;
}

export function problemText(status: ProblemStatus): ProblemText {
  const texts: Readonly<Record<ProblemStatus, ProblemText>> = {
    400: {
      title: t`This address cannot be read`,
      advice: t`There is a percent sign in it that stands for no character. Type the address again without it.`,
    },
    403: {
      title: t`This form was not sent from this site`,
      advice: t`Another site tried to send it in your name, so it was not accepted. Open the form on this site and send it from there.`,
    },
    404: {
      title: t`Page not found`,
      advice: t`The address may be mistyped, or the page has been removed. To find a chemical, search by name, number or formula.`,
    },
    405: {
      title: t`This page cannot take that request`,
      advice: t`Open the address in a browser to read the page.`,
    },
    414: {
      title: t`This address is too long`,
      advice: t`It is longer than any address of this site. Go to the home page and start from there.`,
    },
    500: {
      title: t`Something went wrong on our side`,
      advice: t`The error has been recorded. Try again, or come back a little later.`,
    },
    503: {
      title: t`The catalogue is not available at the moment`,
      advice: t`Please try again in half a minute.`,
    },
  };
  return texts[status];
}
