import { PersonIcon } from '../kind-icons.tsx';
import { useTranslation } from 'react-i18next';
import { EDITOR_CARD_TYPES } from '../../../../shared/content/card-rules.ts';
import type { PersonBlock } from '../../../../shared/content/blocks/person/rules.ts';
import { cardTypeTitle, spoken } from '../../../content/cards/card-title.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';
import { useFormPurpose } from '../../inspector/purpose.ts';
import { Tick } from '../../inspector/tick.tsx';

const ROLES = ['Creator', 'Worker', 'Grantor', 'WorkApprover', 'NoRole'] as const;

function CardRequirement({ block, id, onChange, errorAt }: InspectorProps<PersonBlock>) {
  const { t } = useTranslation();
  const isListed = EDITOR_CARD_TYPES.some((type) => type === block.cardRequirement);
  const others = block.cardRequirement !== '' && !isListed ? [block.cardRequirement] : [];
  return (
    <>
      <SelectField
        id={`${id}-cardRequirement`}
        label={t('editor.field.cardRequirement')}
        emptyLabel={t('editor.noCardRequirement')}
        error={errorAt('cardRequirement')}
        value={block.cardRequirement}
        options={[...EDITOR_CARD_TYPES, ...others].map((type) => ({
          value: type,
          label: spoken(cardTypeTitle(t, type)),
        }))}
        onChange={(cardRequirement) => onChange({ ...block, cardRequirement })}
      />
      {block.cardRequirement !== '' && (
        <Tick
          id={`${id}-cardIsMandatory`}
          label={t('editor.field.cardIsMandatory')}
          isTicked={block.cardIsMandatory}
          onChange={(cardIsMandatory) => onChange({ ...block, cardIsMandatory })}
        />
      )}
    </>
  );
}

function PersonInspector(props: InspectorProps<PersonBlock>) {
  const { block, id, onChange, errorAt } = props;
  const { t } = useTranslation();
  const purpose = useFormPurpose();
  return (
    <>
      <TextField
        id={`${id}-title`}
        label={t('editor.field.personTitle')}
        error={errorAt('title')}
        value={block.title}
        onChange={(title) => onChange({ ...block, title }, 'title')}
      />
      <SelectField
        id={`${id}-personRole`}
        label={t('editor.field.personRole')}
        hint={t('editor.personHint')}
        value={block.personRole}
        options={ROLES.map((role) => ({ value: role, label: t(`editor.personRole.${role}`) }))}
        onChange={(role) => onChange({ ...block, personRole: ROLES.find((each) => each === role) ?? 'NoRole' })}
      />
      <CardRequirement {...props} />
      <Tick
        id={`${id}-defaultToCreator`}
        label={t('editor.field.defaultToCreator')}
        isTicked={block.defaultToCreator}
        onChange={(defaultToCreator) => onChange({ ...block, defaultToCreator })}
      />
      {purpose === 'permit' && (
        <Tick
          id={`${id}-isWatch`}
          label={t('editor.field.isWatch')}
          isTicked={block.isWatch === true}
          onChange={(isWatch) => onChange({ ...block, isWatch: isWatch || undefined })}
        />
      )}
      {(purpose === 'permit' || block.mandatory) && (
        <Tick
          id={`${id}-mandatory`}
          label={t('editor.field.mandatory')}
          isTicked={block.mandatory}
          onChange={(mandatory) => onChange({ ...block, mandatory })}
        />
      )}
    </>
  );
}

export const personEditor: KindEditor<PersonBlock> = {
  group: 'details',
  entries: (t) => [
    {
      key: 'person',
      label: t('editor.kind.person'),
      example: t('editor.example.person'),
      Icon: PersonIcon,
      fresh: (purpose) => ({
        kind: 'person',
        title: '',
        cardRequirement: '',
        cardIsMandatory: false,
        defaultToCreator: false,
        mandatory: purpose === 'permit',
        selectedPersons: [],
        personRole: 'Worker',
      }),
    },
  ],
  Inspector: PersonInspector,
};
