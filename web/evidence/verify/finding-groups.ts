import { stateOf, type Checked, type Finding, type FindingState } from '../../../shared/evidence/finding.ts';

/** What is looked at, as a reader is told of it. */
export const GROUPS = ['chain', 'seals', 'contents', 'days'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<Checked, Group>> = {
  file: 'contents',
  member: 'contents',
  fileSeal: 'seals',
  link: 'chain',
  seal: 'seals',
  content: 'contents',
  details: 'contents',
  page: 'contents',
  event: 'contents',
  covered: 'contents',
  state: 'contents',
  shown: 'contents',
  otherPart: 'contents',
  part: 'contents',
  day: 'days',
};

/** What is broken, each once by the closest name: where a link or a part is told of, the member that holds it is not. */
export function brokenOf(findings: readonly Finding[]): Finding[] {
  const broken = findings.filter((one) => stateOf(one) === 'broken');
  const closer = broken.filter(({ about }) => about !== 'member' && about !== 'fileSeal');
  const isHolder = ({ about, member }: Finding) => about === 'member' && (member === 'parts' || member === 'links');
  return closer.length > 0 ? broken.filter((one) => !isHolder(one)) : broken;
}

/** The findings of a group, and the worst of them. */
export type Grouped = { group: Group; findings: readonly Finding[]; state: FindingState };

const WORST_FIRST: readonly FindingState[] = ['broken', 'unproven', 'gone', 'whole'];

export function groupsOf(findings: readonly Finding[]): Grouped[] {
  return GROUPS.map((group) => {
    const own = findings.filter(({ about }) => GROUP_OF[about] === group);
    const states = new Set(own.map(stateOf));
    return { group, findings: own, state: WORST_FIRST.find((state) => states.has(state)) ?? 'unproven' };
  });
}
