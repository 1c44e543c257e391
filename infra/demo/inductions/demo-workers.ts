import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import { DEMO_PINS } from '../demo-pins.ts';

const HOUR_DAYS = 1 / 24;

export type Worker = {
  firstName: string;
  lastName: string;
  company: string;
  email: string;
  taxNumber: string;
  /** Days from the first start until the hot-work card expires; null means no card. */
  hotWorkDays: number | null;
  /** Days from the induction until the occupational safety card expires; 900 by default. */
  safetyCardDays?: number;
  /** Whether a machine of their own comes along. */
  hasMachine?: boolean;
  /** What a form asks of some. */
  more?: PersonDetails;
};

/** Workers with an approved induction of the demo site: with a valid hot-work card, an expired one, none, and two more with a valid one. */
export const DEMO_WORKERS = [
  {
    firstName: 'Hanna',
    lastName: 'Hitsari',
    company: 'Teräsrakenne Terä Oy',
    email: 'hanna.hitsari@example.org',
    taxNumber: '100000000201',
    hotWorkDays: 700,
    hasMachine: true,
  },
  {
    firstName: 'Pekka',
    lastName: 'Putki',
    company: 'LVI Putki Oy',
    email: 'pekka.putki@example.org',
    taxNumber: '100000000202',
    hotWorkDays: -30,
  },
  {
    firstName: 'Leena',
    lastName: 'Levy',
    company: 'Peltityö Levy Oy',
    email: 'leena.levy@example.org',
    taxNumber: '100000000203',
    hotWorkDays: null,
  },
  {
    firstName: 'Veikko',
    lastName: 'Vartio',
    company: 'Teräsrakenne Terä Oy',
    email: 'veikko.vartio@example.org',
    taxNumber: '100000000207',
    hotWorkDays: 900,
  },
  {
    firstName: 'Sanna',
    lastName: 'Seppä',
    company: 'Teräsrakenne Terä Oy',
    email: 'sanna.seppa@example.org',
    taxNumber: '100000000208',
    hotWorkDays: 500,
  },
] as const satisfies readonly Worker[];

/** Users with an induction of their own, and by it a hot-work card: one grants hot work, the other watches after it. */
export const DEMO_STAFF = [
  {
    account: 'foreman',
    firstName: 'Teemu',
    lastName: 'Työnjohtaja',
    company: 'Rakennus Oy Esimerkki',
    email: 'foreman@example.com',
    taxNumber: '100000000209',
    hotWorkDays: 800,
  },
  {
    account: 'manager',
    firstName: 'Matti',
    lastName: 'Mestari',
    company: 'Rakennus Oy Esimerkki',
    email: 'manager@example.com',
    taxNumber: '100000000210',
    hotWorkDays: 1000,
  },
] as const satisfies readonly (Worker & { account: string })[];

/** Unapproved or unfinished inductions on the day of the first start: how many days old, and how many pages signed. */
export const UNAPPROVED = [
  {
    pin: DEMO_PINS.site,
    daysAgo: 1,
    pages: Infinity,
    worker: {
      firstName: 'Matias',
      lastName: 'Muurari',
      company: 'Muuraus Muuri Oy',
      email: 'matias.muurari@example.org',
      taxNumber: '100000000204',
      hotWorkDays: null,
    },
  },
  {
    pin: DEMO_PINS.visitor,
    daysAgo: 5 * HOUR_DAYS,
    pages: Infinity,
    worker: {
      firstName: 'Saara',
      lastName: 'Suunnittelija',
      company: 'Rakennesuunnittelu Sala Oy',
      email: 'saara.suunnittelija@example.org',
      taxNumber: '',
      hotWorkDays: null,
    },
  },
  {
    pin: DEMO_PINS.site,
    daysAgo: 3 * HOUR_DAYS,
    pages: 4,
    worker: {
      firstName: 'Elina',
      lastName: 'Eristäjä',
      company: 'Eristys Villa Oy',
      email: 'elina.eristaja@example.org',
      taxNumber: '100000000205',
      hotWorkDays: null,
    },
  },
] as const;
