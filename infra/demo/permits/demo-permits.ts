import type { PersonRole } from '../../../shared/permits/permit-chain.ts';

/** What people do with a demo permit, one after another. */
export type DemoStep =
  | 'submit'
  | Exclude<PersonRole, 'NoRole'>
  | 'reject'
  | 'cancel'
  | 'archive'
  | 'suspend'
  | 'suspendAndResume'
  | 'askExtension'
  | 'extend'
  | 'handOver'
  | 'watch'
  | 'lateWatch'
  | 'watchNow';

/** A demo permit: its creation and validity in days from the first start, and its state. */
export type DemoPermit = {
  name: string;
  form?: 'digging';
  zones: readonly string[];
  made: number;
  from: number;
  to: number;
  worker: number;
  /** Whether it is granted beside a permit that wants its zone for itself. */
  isBesideAnother?: true;
  steps: readonly DemoStep[];
};

const GRANTED = ['submit', 'Creator', 'Worker', 'Grantor'] as const;

/** One permit in each state, oldest first. */
export const DEMO_PERMITS: readonly DemoPermit[] = [
  {
    name: 'Porrashuoneen kaiteet',
    zones: ['Torni'],
    made: -12,
    from: -11,
    to: -10,
    worker: 0,
    steps: [...GRANTED, 'watch', 'WorkApprover', 'archive'],
  },
  {
    name: 'Kellarin putkikannakkeet',
    zones: ['Kellari K2'],
    made: -10,
    from: -9,
    to: -8,
    worker: 0,
    steps: [...GRANTED, 'watch', 'WorkApprover'],
  },
  {
    name: 'Väestönsuojan ovi',
    zones: ['Kellari K1'],
    made: -9,
    from: -8,
    to: -7,
    worker: 0,
    steps: [...GRANTED, 'reject'],
  },
  { name: 'IV-konehuoneen kanavat', zones: ['Vesikatto'], made: -8, from: -6, to: -4, worker: 0, steps: GRANTED },
  {
    name: 'Parvekkeiden kiinnikkeet',
    zones: ['Torni'],
    made: -6,
    from: 3,
    to: 4,
    worker: 0,
    steps: ['submit', 'Creator', 'cancel'],
  },
  {
    name: 'Sadevesikaivon kaivu',
    form: 'digging',
    zones: ['Pohjoispiha'],
    made: -5,
    from: -4,
    to: 5,
    worker: 0,
    steps: ['submit', 'Creator', 'Grantor'],
  },
  {
    name: 'Räystään kannakkeet',
    zones: ['Vesikatto', 'Pohjoispiha'],
    made: -4,
    from: -3,
    to: 2,
    worker: 0,
    isBesideAnother: true,
    steps: [...GRANTED, 'lateWatch', 'suspendAndResume', 'extend', 'handOver', 'watchNow'],
  },
  { name: 'Katon bitumikermi', zones: ['Vesikatto'], made: -3, from: -2, to: 12, worker: 0, steps: GRANTED },
  {
    name: 'Väliseinien teräkset',
    zones: ['Kellari K1'],
    made: -3,
    from: -2,
    to: 4,
    worker: 0,
    steps: [...GRANTED, 'suspend'],
  },
  { name: 'Torninosturin jalusta', zones: ['Pohjoispiha'], made: -2, from: 6, to: 8, worker: 0, steps: GRANTED },
  {
    name: 'Hormin tukiteräkset',
    zones: ['Torni'],
    made: -2,
    from: -1,
    to: 1,
    worker: 0,
    steps: [...GRANTED, 'extend', 'askExtension'],
  },
  {
    name: 'Pilarien jatkokset',
    zones: ['Torni'],
    made: -2,
    from: -1,
    to: 3,
    worker: 0,
    steps: [...GRANTED, 'handOver'],
  },
  {
    name: 'Lämmönjakohuoneen putket',
    zones: ['Kellari K2'],
    made: -1,
    from: 1,
    to: 3,
    worker: 1,
    steps: ['submit', 'Creator', 'Worker'],
  },
  {
    name: 'Hissikuilun palkit',
    zones: ['Torni'],
    made: -1,
    from: 2,
    to: 2,
    worker: 0,
    steps: ['submit', 'Creator'],
  },
  { name: 'Vesikaton läpiviennit', zones: ['Vesikatto'], made: 0, from: 5, to: 6, worker: 2, steps: ['submit'] },
  { name: 'Autohallin palo-ovet', zones: ['Kellari K1'], made: 0, from: 9, to: 10, worker: 0, steps: [] },
];
