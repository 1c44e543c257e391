import type { Language } from '../../../shared/core/fields.ts';
import type { PermitState } from '../../../shared/permits/permit-state.ts';

type Words = {
  states: Partial<Record<PermitState, string>>;
  cards: (count: number, site: string) => string;
  inductions: (count: number, site: string) => string;
};

/** What a calendar says, in the language of its owner. */
export const calendarWords: Record<Language, Words> = {
  fi: {
    states: {
      'Pending Approval': 'Odottaa allekirjoituksia',
      Approved: 'Myönnetty',
      Approved_valid: 'Voimassa',
      Approved_suspended: 'Keskeytetty',
      Approved_watch: 'Jälkivartiointi',
      Approved_expired: 'Päättynyt',
    },
    cards: (count, site) => `${count} ${count === 1 ? 'kortti' : 'korttia'} vanhenee: ${site}`,
    inductions: (count, site) => `${count} ${count === 1 ? 'perehdytys päättyy' : 'perehdytystä päättyy'}: ${site}`,
  },
  en: {
    states: {
      'Pending Approval': 'Waiting for signatures',
      Approved: 'Granted',
      Approved_valid: 'Valid',
      Approved_suspended: 'Suspended',
      Approved_watch: 'After-watch',
      Approved_expired: 'Expired',
    },
    cards: (count, site) => `${count} ${count === 1 ? 'card expires' : 'cards expire'}: ${site}`,
    inductions: (count, site) => `${count} ${count === 1 ? 'induction ends' : 'inductions end'}: ${site}`,
  },
};
