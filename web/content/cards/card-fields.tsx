import { useTranslation } from 'react-i18next';
import { offersNoExpiry, OTHER_CARD } from '../../../shared/content/card-rules.ts';
import { cardNameOf, type CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import type { CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';
import { MAX_TITLE_CHARACTERS } from '../../../shared/content/text-limits.ts';
import { CheckboxRow } from '../../ui/fields/boxes/checkbox-row.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { PageView } from '../block-view.ts';
import { DateChoice } from '../fields/dates/date-choice.tsx';
import { withChange, withNoExpiry } from './card-form-state.ts';
import type { CardErrors } from './card-errors.ts';
import { CardPhoto, type PhotoState } from './card-photo.tsx';
import { cardStanding } from './card-standing.ts';
import { CardStateTag } from './card-state-tag.tsx';
import { cardTitle, cardTypeTitle, spoken } from './card-title.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import styles from './cards.module.css';

export type CardFieldsProps = {
  /** Prefix of the field ids: `<id>-name`, `<id>-expires`. */
  id: string;
  card: CardImage;
  /** The names of the form, whose translations are shown. */
  names?: CardsBlock['names'];
  types: readonly string[];
  isImageNeeded: boolean;
  errors: CardErrors;
  page: PageView;
  /** Applies a change to the newest card. */
  onChange: (change: (card: CardImage) => CardImage) => void;
  onPhotoState: (state: PhotoState) => void;
};

/** The text below a date: the card's state, and that an expired card is accepted too. */
function DateNote({ expires }: { expires: string }) {
  const { t } = useTranslation();
  const isExpired = cardStanding(t, expires).tone === 'cardExpired';
  return (
    <output className={styles.dateNote}>
      {expires !== '' && <CardStateTag expires={expires} />}
      {isExpired && <span>{t('cards.expiredNote')}</span>}
    </output>
  );
}

function TypeFields({ id, card, names, types, errors, onChange }: CardFieldsProps) {
  const { t } = useTranslation();
  const chosen = types.find((type) => type === card.name.trim()) ?? '';
  return (
    <>
      <SelectField
        id={`${id}-name`}
        label={t('cards.type')}
        error={errors.name}
        value={chosen}
        {...(chosen === '' && { emptyLabel: t('cards.chooseType') })}
        options={types.map((type) => ({
          value: type,
          label: spoken(type === OTHER_CARD ? t('cards.name.other') : cardTypeTitle(t, type, names)),
        }))}
        onChange={(name) => onChange((before) => withChange(before, { name }))}
      />
      {card.name === OTHER_CARD && (
        <TextField
          id={`${id}-nameOther`}
          label={t('cards.otherName')}
          hint={t('cards.otherNameHint')}
          error={errors.nameOther}
          maxLength={MAX_TITLE_CHARACTERS}
          value={card.nameOther}
          onChange={(nameOther) => onChange((before) => withChange(before, { nameOther }))}
        />
      )}
    </>
  );
}

/** A card's fields: its type, its expiry, and its photo. */
export function CardFields(props: CardFieldsProps) {
  const { id, card, names, isImageNeeded, errors, page, onChange, onPhotoState } = props;
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <TypeFields {...props} />
      {!card.noExpiration && (
        <DateChoice
          id={`${id}-expires`}
          label={t('cards.expires')}
          help={t('cards.expiresHint')}
          isOptional={false}
          error={errors.expires}
          date={card.expires}
          onDate={(expires) => onChange((before) => withChange(before, { expires }))}
        />
      )}
      {offersNoExpiry(cardNameOf(card)) && (
        <CheckboxRow
          id={`${id}-noExpiration`}
          label={t('cards.state.none')}
          isChecked={card.noExpiration}
          onChange={(isTicked) => onChange((before) => withNoExpiry(before, isTicked))}
        />
      )}
      {!card.noExpiration && <DateNote expires={card.expires} />}
      <CardPhoto
        id={`${id}-imageSrc`}
        imageSrc={card.imageSrc}
        title={spoken(cardTitle(t, card, names))}
        isNeeded={isImageNeeded}
        error={errors.imageSrc}
        page={page}
        onPicture={(imageSrc) => onChange((before) => withChange(before, { imageSrc, userFormId: '' }))}
        onState={onPhotoState}
      />
    </Stack>
  );
}
