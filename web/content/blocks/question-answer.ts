import type { QuestionBlock } from '../../../shared/content/kinds/question.ts';
import type { Openness } from '../block-view.ts';

/** The places of the chosen options, rising. */
export function chosenPlaces({ options }: QuestionBlock): number[] {
  return options.flatMap(({ selected }, place) => (selected ? [place] : []));
}

export function withOption(chosen: readonly number[], place: number, isChosen: boolean): number[] {
  const others = chosen.filter((each) => each !== place);
  return (isChosen ? [...others, place] : others).sort((a, b) => a - b);
}

/** An exam is locked when its page is signed; another question only when nothing may change any more. */
export function isQuestionLocked({ type }: QuestionBlock, openness: Openness): boolean {
  return type === 'checkboxQuestion' ? openness === 'closed' : openness !== 'open';
}
