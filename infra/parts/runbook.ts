const RUNBOOK = 'docs/operations.md';

/** What an alarm says to whoever it wakes: a sentence, and the heading of the runbook that tells what to do. */
export function withRunbook(sentence: string, heading: string): string {
  return `${sentence} ${RUNBOOK}#${anchorOf(heading)}`;
}

/** The anchor that a heading has in Markdown as GitHub shows it. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
