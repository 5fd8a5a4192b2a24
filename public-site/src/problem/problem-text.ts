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
      'There is a percent sign in it that begins no character. Type it anew, without the sign.',
  },
  403: {
    title: 'This form was not sent from this site',
    advice:
      'Another site tried to send it in your name, so it was not taken. Open the page here and send it yourself.',
  },
  404: {
    title: 'There is nothing at this address',
    advice:
      'It may be mistyped, or the entry is no longer listed. Look for it by name, number or formula.',
  },
  405: {
    title: 'This page can only be read',
    advice: 'The request asked for something else. Open the address in a browser.',
  },
  414: {
    title: 'This address is too long',
    advice: 'It is longer than any address of this site. Go to the first page and look from there.',
  },
  500: {
    title: 'Something went wrong on our side',
    advice: 'The fault has been recorded. Try again, or come back a little later.',
  },
  503: {
    title: 'The catalogue cannot be read at the moment',
    advice: 'The site itself is up, its data is not. Try again in half a minute.',
  },
};
