import { ChecksIcon, QuestionIcon } from '../../../ui/icons.tsx';
import { useTranslation } from 'react-i18next';
import type { QuestionBlock } from '../../../../shared/content/blocks/question/rules.ts';
import { MAX_OPTIONS } from '../../../../shared/content/text-limits.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChoiceRow } from '../../inspector/choice-row.tsx';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';
import { RowList } from '../../canvas/row-list.tsx';
import { Tick } from '../../inspector/tick.tsx';

const TYPES = ['examQuestion', 'checkboxQuestion'] as const;
const ICONS = { examQuestion: QuestionIcon, checkboxQuestion: ChecksIcon } as const;
const freshOption = () => ({ text: '', correctAnswer: false, selected: false });

type QuestionProps = InspectorProps<QuestionBlock>;

function Options({ block, id, onChange, errorAt }: QuestionProps) {
  const { t } = useTranslation();
  return (
    <RowList
      id={`${id}-options`}
      rows={block.options}
      titleOf={({ text }, place) => `${place + 1}. ${text}`}
      onChange={(options, field) => onChange({ ...block, options }, field)}
      fresh={freshOption}
      addLabel={t('editor.addOption')}
      max={MAX_OPTIONS}
    >
      {(option, place, change) => (
        <>
          <TextField
            id={`${id}-options-${place}-text`}
            label={t('editor.field.option')}
            error={errorAt(`options.${place}.text`)}
            value={option.text}
            onChange={(text) => change({ ...option, text }, 'text')}
          />
          {block.type === 'examQuestion' && (
            <Tick
              id={`${id}-options-${place}-correctAnswer`}
              label={t('editor.field.correct')}
              isTicked={option.correctAnswer === true}
              onChange={(correctAnswer) => change({ ...option, correctAnswer })}
            />
          )}
        </>
      )}
    </RowList>
  );
}

function QuestionInspector(props: QuestionProps) {
  const { block, id, onChange, errorAt } = props;
  const { t } = useTranslation();
  return (
    <>
      <TextArea
        id={`${id}-text`}
        label={t('editor.field.question')}
        rows={2}
        error={errorAt('text')}
        value={block.text}
        onChange={(text) => onChange({ ...block, text }, 'text')}
      />
      <ChoiceRow
        legend={t('editor.field.questionType')}
        choices={TYPES.map((type) => ({ value: type, label: t(`editor.questionType.${type}`) }))}
        chosen={block.type}
        onChoose={(type) => onChange({ ...block, type })}
      />
      <Options {...props} />
      <Tick
        id={`${id}-mandatory`}
        label={t('editor.field.mandatory')}
        isTicked={block.mandatory}
        onChange={(mandatory) => onChange({ ...block, mandatory })}
      />
    </>
  );
}

const freshQuestion = (type: QuestionBlock['type']): QuestionBlock => ({
  kind: 'question',
  type,
  text: '',
  options: [freshOption(), freshOption()],
  mandatory: true,
});

export const questionEditor: KindEditor<QuestionBlock> = {
  group: 'checks',
  entries: (t) =>
    TYPES.map((type) => ({
      key: type,
      label: t(`editor.kind.${type}`),
      example: t(`editor.example.${type}`),
      Icon: ICONS[type],
      fresh: () => freshQuestion(type),
    })),
  Inspector: QuestionInspector,
  text: { read: ({ text }) => text, write: (block, text) => ({ ...block, text }), isOneLine: true },
};
