import { isSignedByAnybody, type PermitStanding } from '../../../shared/permits/permit-moves.ts';
import { waitingIn } from '../../../shared/permits/permit-chain.ts';
import { isWatched, lifeOf, permitState, type PermitState } from '../../../shared/permits/permit-state.ts';
import { permitValidity } from '../../../shared/permits/permit-validity.ts';
import type { Permit, PermitPerson, PermitRow } from '../../../shared/permits/permit.ts';
import type { PageFiles } from '../../content/page-files.ts';

/** A permit's state at an instant: a granted permit may start or end while it is displayed. */
export function stateAt(permit: Permit, now: Date): PermitState {
  return permitState(lifeOf(permit), permitValidity(permit), now);
}

export function standingOf(permit: Permit): PermitStanding {
  const { pendingRole, extension, handOver } = permit;
  const now = new Date();
  const until = permitValidity(permit)?.until;
  return {
    state: stateAt(permit, now),
    pendingRole,
    isSigned: isSignedByAnybody(permit),
    isPast: until !== undefined && now > until,
    isExtended: extension !== null,
    handOver: handOver?.turn ?? null,
  };
}

export function nameOf({ firstName, lastName }: Pick<PermitPerson, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** The permit as a row of its project's list. */
export function rowOf(permit: Permit): PermitRow {
  const { _id, company, project, number, name, status, state, isExpired, archived, pendingRole } = permit;
  const { startDate, endTime, dailyStartTime, dailyEndTime, zones, permitFormId, meta } = permit;
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
    zones,
    formName: permitFormId.name,
    ...waitingIn(permit.persons),
    isSigned: isSignedByAnybody(permit),
    isSuspended: permit.suspended !== null,
    isWatched: isWatched(permit),
    created: meta.created,
  };
}

/** A permit's files: those of its answers and those of its form. */
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
