import type { TFunction } from 'i18next';
import type { QuestionBlock } from '../../../shared/content/kinds/question.ts';
import type { Issue } from '../../../shared/core/errors.ts';
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

type Asked = {
  block: QuestionBlock;
  place: number;
  issues: readonly Issue[];
  checkedAnswer: readonly number[] | undefined;
};

/** What the last check said of a chosen option; nothing of one that was not chosen then, or is not now. */
export function optionVerdict(
  t: TFunction,
  { block, place, issues, checkedAnswer }: Asked,
): { isRight: boolean; text: string } | undefined {
  if (block.type !== 'examQuestion' || !block.options[place]?.selected || !checkedAnswer?.includes(place))
    return undefined;
  const isRight = !issues.some(({ path, code }) => path === `options.${place}` && code === 'wrong_option');
  return { isRight, text: t(isRight ? 'exam.right' : 'exam.checkOption') };
}
