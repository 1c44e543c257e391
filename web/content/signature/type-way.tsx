import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/fields/text-field.tsx';
import styles from './signature.module.css';

type TypeWayProps = { id: string; name: string; picture: string; onName: (name: string) => void };

const MAX_NAME_CHARACTERS = 100;

/** Signing by keyboard, with a preview of the name. */
export function TypeWay({ id, name, picture, onName }: TypeWayProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        id={`${id}-name`}
        label={t('signature.name')}
        autoComplete="name"
        maxLength={MAX_NAME_CHARACTERS}
        value={name}
        onChange={onName}
      />
      {picture !== '' && (
        <div className={styles.pad}>
          <img className={styles.preview} src={picture} alt={t('signature.typedPreview', { name })} />
        </div>
      )}
    </>
  );
}
