import { withAnswers } from '../../../shared/content/answers/answers.ts';
import { permitSettingsOf } from '../../../shared/content/forms/no-permit-settings.ts';
import type { PermitSettings } from '../../../shared/content/forms/permit-settings.ts';
import type { PermitFormTrial } from '../../../shared/permit-forms/permit-form.ts';
import { DEFAULT_END_TIME, DEFAULT_START_TIME, NO_PROJECT } from '../../../shared/permits/permit-defaults.ts';
import type { Permit } from '../../../shared/permits/permit.ts';

/** The id of a trial permit; nothing of it is ever sent (rule 4.8). */
const NULL_ID = NO_PROJECT;

/** A form to try out; who writes it also sees what it demands. */
export type TriedForm = PermitFormTrial & Partial<PermitSettings>;

/** A draft of a permit form that never leaves the browser. `maker` stands in for its maker; `now` is an ISO timestamp. */
export function trialPermit(form: TriedForm, { maker, now }: { maker: string; now: string }): Permit {
  return {
    _id: NULL_ID,
    company: NULL_ID,
    project: NO_PROJECT,
    projectName: '',
    version: 0,
    number: '',
    name: form.name,
    description: '',
    zones: [],
    status: 'Draft',
    state: 'Draft',
    isExpired: false,
    archived: false,
    pendingRole: null,
    processType: 'OnlyCreator',
    cardOverride: null,
    overlapReason: null,
    rejection: null,
    suspended: null,
    extension: null,
    handOver: null,
    watches: [],
    history: [],
    startDate: null,
    endTime: null,
    validFrom: null,
    validUntil: null,
    dailyStartTime: DEFAULT_START_TIME,
    dailyEndTime: DEFAULT_END_TIME,
    permitFormId: { _id: form._id, name: form.name, description: form.description },
    settings: permitSettingsOf(form),
    pages: form.pages.map((page) => ({ ...page, content: withAnswers(page, {}, { hideCorrect: true }) })),
    images: [],
    documents: [],
    persons: [],
    meta: { created: now, createdBy: { _id: NULL_ID, name: maker }, archived: false },
    fileToken: '',
    documentToken: '',
    formImageToken: '',
    formDocumentToken: '',
  };
}
