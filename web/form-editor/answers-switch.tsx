// <AnswersSwitch versions={versions} pages={form.pages} isOn={hasAnswers} onChange={setAnswers} />: whether the right answers are printed, where there is an exam.
import { useTranslation } from 'react-i18next';
import type { Block } from '../../shared/content/block-registry.ts';
import type { Page } from '../../shared/content/page.ts';
import { Switch } from '../lists/switch.tsx';
import type { FormVersions } from './form-versions.ts';
import { useAskedVersion } from './use-versions.ts';

type AnswersSwitchProps<S> = {
  versions: FormVersions<S>;
  /** Of the form as it is now. */
  pages: readonly Page[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

const isExamQuestion = (block: Block) => block.kind === 'question' && block['type'] === 'examQuestion';

export function AnswersSwitch<S>({ versions, pages, isOn, onChange }: AnswersSwitchProps<S>) {
  const { t } = useTranslation();
  const { number, data } = useAskedVersion(versions);
  const shown = number === undefined ? pages : (data?.pages ?? []);
  if (!shown.some(({ content }) => content.some(isExamQuestion))) return null;
  return (
    <Switch isOn={isOn} onChange={onChange}>
      {t('forms.printAnswers')}
    </Switch>
  );
}
