import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLocationGiven } from '../../../shared/content/blocks/form/signature.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './signature.module.css';

type PlaceFieldProps = {
  id: string;
  location: string;
  places: readonly string[];
  error: string | undefined;
  onLocation: (location: string) => void;
};

const MAX_CHARACTERS = 200;

/** The place of signing, with the site's town as a one-press suggestion. */
export function PlaceField({ id, location, places, error, onLocation }: PlaceFieldProps) {
  const { t } = useTranslation();
  const [isLeft, setLeft] = useState(false);
  const isTooShort = isLeft && location !== '' && !isLocationGiven(location);
  const suggestions = location === '' && places.length > 0 && (
    <div className={styles.places}>
      {places.map((place) => (
        <Button key={place} variant="secondary" onClick={() => onLocation(place)}>
          {place}
        </Button>
      ))}
    </div>
  );
  return (
    <TextField
      id={id}
      label={t('signature.place')}
      hint={t('signature.placeHint')}
      maxLength={MAX_CHARACTERS}
      error={error ?? (isTooShort ? t('issues.location_missing') : undefined)}
      value={location}
      onChange={onLocation}
      onBlur={() => setLeft(true)}
      after={suggestions}
    />
  );
}
