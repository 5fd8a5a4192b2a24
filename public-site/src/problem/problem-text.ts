import type { ProblemStatus } from './problem-view';

interface ProblemText {
  /** What happened. */
  title: string;
  /** What to do about it. */
  advice: string;
}

export const problemText: Readonly<Record<ProblemStatus, ProblemText>> = {
  400: {
    title: 'This address cannot be read',
    advice:
      'There is a percent sign in it that stands for no character. Type the address again without it.',
  },
  403: {
    title: 'This form was not sent from this site',
    advice:
      'Another site tried to send it in your name, so it was not accepted. Open the form on this site and send it from there.',
  },
  404: {
    title: 'Page not found',
    advice:
      'The address may be mistyped, or the page has been removed. To find a chemical, search by name, number or formula.',
  },
  405: {
    title: 'This page cannot take that request',
    advice: 'Open the address in a browser to read the page.',
  },
  414: {
    title: 'This address is too long',
    advice: 'It is longer than any address of this site. Go to the home page and start from there.',
  },
  500: {
    title: 'Something went wrong on our side',
    advice: 'The error has been recorded. Try again, or come back a little later.',
  },
  503: {
    title: 'The catalogue is not available at the moment',
    advice: 'Please try again in half a minute.',
  },
};
