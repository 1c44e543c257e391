import type { WorkerLine } from '../store/entities/workers/worker-lines.ts';

const FILLED = ['firstName', 'lastName', 'birthday', 'taxNumber', 'employer', 'businessId'] as const;
const FIRST = ['signed', 'approved', 'present'] as const;

/** The lines that a list shows, each with what the lines joined to it know beside it; those stay as they are. */
export function joinLines(all: readonly WorkerLine[]): WorkerLine[] {
  const joinedTo = (id: string | null) => all.filter((line) => line.joinedTo === id);
  const others = new Set(all.map((line) => line.joinedTo));
  return joinedTo(null).map((line) => (others.has(line._id) ? joinedTo(line._id).reduce(withJoined, line) : line));
}

function withJoined(line: WorkerLine, joined: WorkerLine): WorkerLine {
  const filled = FILLED.filter((name) => line[name] === '').map((name) => [name, joined[name]]);
  const days = FIRST.map((name) => [
    name,
    [line[name], joined[name]].filter((day) => day !== null).toSorted()[0] ?? null,
  ]);
  return {
    ...line,
    ...Object.fromEntries(filled),
    ...Object.fromEntries(days),
    taxNumberCheck: line.taxNumber === '' ? joined.taxNumberCheck : line.taxNumberCheck,
    userForms: [...new Set([...line.userForms, ...joined.userForms])],
  };
}
