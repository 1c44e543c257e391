// <AnswersSwitch versions={versions} pages={form.pages} isOn={hasAnswers} onChange={setAnswers} />: whether the right answers are printed, where there is an exam.
import { useTranslation } from 'react-i18next';
import type { Page } from '../../../shared/content/pages/page.ts';
import { hasExam } from '../../../shared/content/pages/page-rules.ts';
import { Switch } from '../../lists/switch.tsx';
import type { FormVersions } from '../versions/form-versions.ts';
import { useAskedVersion } from '../versions/use-versions.ts';

type AnswersSwitchProps<S> = {
  versions: FormVersions<S>;
  /** The current form's pages. */
  pages: readonly Page[];
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

export function AnswersSwitch<S>({ versions, pages, isOn, onChange }: AnswersSwitchProps<S>) {
  const { t } = useTranslation();
  const { number, data } = useAskedVersion(versions);
  const shown = number === undefined ? pages : (data?.pages ?? []);
  if (!shown.some(hasExam)) return null;
  return (
    <Switch isOn={isOn} onChange={onChange}>
      {t('forms.printAnswers')}
    </Switch>
  );
}
