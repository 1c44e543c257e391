import type { WorkerFacts } from './worker.ts';

/** A line without anything, for what staff add and what inductions tell. */
export const NO_WORKER: WorkerFacts = {
  firstName: '',
  lastName: '',
  birthday: '',
  taxNumber: '',
  employer: '',
  businessId: '',
  isSelfEmployed: false,
  isPosted: false,
  representative: { name: '', contact: '' },
  startDate: null,
  endDate: null,
};
