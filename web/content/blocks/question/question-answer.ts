import type { QuestionBlock } from '../../../../shared/content/blocks/question/rules.ts';
import type { Openness } from '../../block-view.ts';

/** The indexes of the selected options, ascending. */
export function chosenPlaces({ options }: QuestionBlock): number[] {
  return options.flatMap(({ selected }, place) => (selected ? [place] : []));
}

export function withOption(chosen: readonly number[], place: number, isChosen: boolean): number[] {
  const others = chosen.filter((each) => each !== place);
  return (isChosen ? [...others, place] : others).sort((a, b) => a - b);
}

/** Signing locks an exam; other questions lock only when nothing may change any more. */
export function isQuestionLocked({ type }: QuestionBlock, openness: Openness): boolean {
  return type === 'checkboxQuestion' ? openness === 'closed' : openness !== 'open';
}
