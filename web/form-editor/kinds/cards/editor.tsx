import { useState } from 'react';
import { CardsIcon } from '../kind-icons.tsx';
import { useTranslation } from 'react-i18next';
import { EDITOR_CARD_TYPES, WORKER_CARD_TYPES } from '../../../../shared/content/card-rules.ts';
import type { CardsBlock } from '../../../../shared/content/blocks/cards/rules.ts';
import { MAX_CARD_NAMES, MAX_TITLE_CHARACTERS } from '../../../../shared/content/text-limits.ts';
import { cardTypeTitle, spoken } from '../../../content/cards/card-title.ts';
import { Button } from '../../../ui/button.tsx';
import { PlusIcon } from '../../../ui/icons.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChoiceRow } from '../../inspector/choice-row.tsx';
import type { InspectorProps, KindEditor } from '../kind-editor.ts';
import { RowList } from '../../canvas/row-list.tsx';
import { Tick } from '../../inspector/tick.tsx';
import styles from './editor.module.css';

type CardsProps = InspectorProps<CardsBlock>;
type Name = CardsBlock['names'][number];

const COMMON_TYPES: readonly string[] = WORKER_CARD_TYPES;
const OTHER_TYPES = EDITOR_CARD_TYPES.filter((type) => !COMMON_TYPES.includes(type));

/** The selectable card types: the common ones, and the rarer ones. */
function TypeTicks({ block, id, onChange }: CardsProps) {
  const { t } = useTranslation();
  const isChosen = (type: string) => block.names.some(({ title }) => title.trim() === type);
  const choose = (type: string, isTicked: boolean) => {
    const others = block.names.filter(({ title }) => title.trim() !== type);
    onChange({ ...block, names: isTicked ? [...others, { title: type, mandatory: false }] : others });
  };
  const group = (legend: string, types: readonly string[]) => (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {types.map((type) => (
        <Tick
          key={type}
          id={`${id}-type-${type}`}
          label={cardTypeTitle(t, type)}
          isTicked={isChosen(type)}
          onChange={(isTicked) => choose(type, isTicked)}
        />
      ))}
    </fieldset>
  );
  return (
    <details className={styles.types} open={block.names.length === 0 || undefined}>
      <summary>{t('editor.chooseCardTypes')}</summary>
      {group(t('editor.commonCards'), WORKER_CARD_TYPES)}
      {group(t('editor.rareCards'), OTHER_TYPES)}
    </details>
  );
}

/** A custom card type. */
function OwnType({ block, id, onChange }: CardsProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const title = name.trim();
  const isThere = block.names.some((each) => each.title.trim() === title);
  const add = () => {
    if (title === '' || isThere) return;
    onChange({ ...block, names: [...block.names, { title, mandatory: false }] });
    setName('');
  };
  return (
    <div className={styles.own}>
      <TextField
        id={`${id}-own`}
        label={t('editor.field.ownCard')}
        value={name}
        maxLength={MAX_TITLE_CHARACTERS}
        onChange={setName}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button variant="secondary" icon={<PlusIcon />} onClick={add}>
        {t('editor.addCard')}
      </Button>
    </div>
  );
}

function CardsInspector(props: CardsProps) {
  const { block, id, onChange } = props;
  const { t } = useTranslation();
  return (
    <>
      <RowList<Name>
        id={`${id}-names`}
        rows={block.names}
        titleOf={({ title }) => spoken(cardTypeTitle(t, title))}
        onChange={(names) => onChange({ ...block, names })}
        fresh={() => ({ title: '', mandatory: false })}
        addLabel=""
        max={0}
      >
        {(name, place, change) => (
          <Tick
            id={`${id}-names-${place}-mandatory`}
            label={t('editor.field.mandatory')}
            isTicked={name.mandatory}
            onChange={(mandatory) => change({ ...name, mandatory })}
          />
        )}
      </RowList>
      {block.names.length < MAX_CARD_NAMES && (
        <>
          <TypeTicks {...props} />
          <OwnType {...props} />
        </>
      )}
      <ChoiceRow
        legend={t('editor.field.requireImages')}
        choices={([0, 1, 2] as const).map((value) => ({ value, label: t(`editor.requireImages.${value}`) }))}
        chosen={block.requireImages}
        onChoose={(requireImages) => onChange({ ...block, requireImages })}
      />
    </>
  );
}

export const cardsEditor: KindEditor<CardsBlock> = {
  group: 'details',
  entries: (t) => [
    {
      key: 'cards',
      label: t('editor.kind.cards'),
      example: t('editor.example.cards'),
      Icon: CardsIcon,
      fresh: () => ({ kind: 'cards', names: [], requireImages: 1, images: [] }),
    },
  ],
  Inspector: CardsInspector,
};
