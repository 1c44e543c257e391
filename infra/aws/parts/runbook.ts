const RUNBOOK = 'docs/operations.md';

/** The text of an alarm: a sentence, and the runbook heading with the instructions. */
export function withRunbook(sentence: string, heading: string): string {
  return `${sentence} ${RUNBOOK}#${anchorOf(heading)}`;
}

/** The anchor that GitHub gives to a Markdown heading. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');
}
