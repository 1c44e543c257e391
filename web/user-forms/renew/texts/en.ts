import type { RenewTexts } from './renew-texts.ts';

export const en: RenewTexts = {
  title: 'A new induction',
  demanded: (reason) => `The induction has changed: ${reason}`,
  by: (day) => `Do a new induction by ${day}.`,
  over: (day) => `Your induction was valid until ${day}.`,
  soon: (day) => `Your induction is valid until ${day}.`,
  what: 'Your details and cards are there already. The old induction is good at the gate until the new one is done or its time is over.',
  start: 'Do the new induction',
  starting: 'Starting…',
  failed: 'The new induction could not be started',
  underWay: 'The new induction has already been started.',
  goOn: 'Open the new induction',
  done: 'This induction has been renewed.',
  newPass: 'Open the new pass',
  intro: (carried, left) =>
    `${carried === 1 ? '1 page is the same' : `${carried} pages are the same`} and need not be read again. ${left === 1 ? '1 page is' : `${left} pages are`} left to read and confirm.`,
  introAll: 'Read and confirm all pages again. Your details and cards are there already.',
  details: 'Check your details',
  carried: (day) => `Unchanged, read ${day}`,
  changed: 'Changed',
  changedText: 'This page has changed since your last induction.',
  listCarried: 'Unchanged',
  listChanged: 'Changed',
};
