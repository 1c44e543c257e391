import { LINK } from './message-samples.ts';

/** What the samples about inductions that are to be renewed say. */
export const SAID_OF_RENEWALS = [
  [
    'inductionReminder',
    'fi',
    'Perehdytyksesi on voimassa 5.12.2026 asti: Kallion koulu, Talotyömaa',
    ['Tietosi ja korttisi ovat valmiina', LINK],
  ],
  [
    'inductionReminder',
    'en',
    'Your induction is valid until 5.12.2026: Kallion koulu, Talotyömaa',
    ['Your details and cards are there already', LINK],
  ],
  [
    'renewalAsked',
    'fi',
    'Perehdytys on uusittava: Kallion koulu, Talotyömaa',
    ['Syy: Nosturin paikka vaihtui.', 'Viimeinen päivä: 5.12.2026', LINK],
  ],
  [
    'renewalAsked',
    'en',
    'Your induction must be renewed: Kallion koulu, Talotyömaa',
    ['Reason: Nosturin paikka vaihtui.', 'Last day: 5.12.2026', LINK],
  ],
] as const;
