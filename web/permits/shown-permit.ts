import { isSignedByAnybody, type PermitStanding } from '../../shared/permits/permit-moves.ts';
import { pendingPerson } from '../../shared/permits/permit-chain.ts';
import { permitState, type PermitState } from '../../shared/permits/permit-state.ts';
import { permitValidity } from '../../shared/permits/permit-validity.ts';
import type { Permit, PermitPerson, PermitRow } from '../../shared/permits/permit.ts';
import type { PageFiles } from '../content/page-files.ts';

/** The state of a permit at an instant: a granted one begins and ends while it is looked at. */
export function stateAt(permit: Permit, now: Date): PermitState {
  return permitState(permit, permitValidity(permit), now);
}

export function standingOf(permit: Permit): PermitStanding {
  const { pendingRole } = permit;
  return { state: stateAt(permit, new Date()), pendingRole, isSigned: isSignedByAnybody(permit) };
}

export function nameOf({ firstName, lastName }: Pick<PermitPerson, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The permit as the list of its project shows it. */
export function rowOf(permit: Permit): PermitRow {
  const { _id, company, project, number, name, status, state, isExpired, archived, pendingRole } = permit;
  const { startDate, endTime, dailyStartTime, dailyEndTime, permitFormId, meta } = permit;
  const pending = pendingPerson(permit.persons);
  return {
    _id,
    company,
    project,
    number,
    name,
    status,
    state,
    isExpired,
    archived,
    pendingRole,
    startDate,
    endTime,
    dailyStartTime,
    dailyEndTime,
    formName: permitFormId.name,
    waitingFor: pending ? nameOf(pending) : null,
    isSigned: isSignedByAnybody(permit),
    created: meta.created,
  };
}

/** The files of a permit: those that its answers refer to, and those of its form. */
export function permitFiles(permit: Permit): PageFiles {
  const { _id, permitFormId, fileToken, formImageToken, formDocumentToken, signatureTimes } = permit;
  return {
    givenAt: (name) => signatureTimes?.[name],
    folder: `/static/images/permit/${_id}/`,
    token: fileToken,
    authored: {
      images: { folder: `/static/images/permitForm/${permitFormId._id}/`, token: formImageToken },
      documents: { folder: `/static/documents/permitForm/${permitFormId._id}/`, token: formDocumentToken },
    },
  };
}
