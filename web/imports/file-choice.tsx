import { useTranslation } from 'react-i18next';
import { Button, buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Row } from '../ui/layout/row.tsx';
import styles from './imports.module.css';

type FileChoiceProps = { onFile: (file: File) => void; onTemplate: () => void; name: string | undefined };

/** Chooses a file, which may be the same again once it is mended; and saves a template of it. */
export function FileChoice({ onFile, onTemplate, name }: FileChoiceProps) {
  const { t } = useTranslation();
  return (
    <Row as="form" gap={3} across={4} align="center">
      <div className={styles.choice}>
        <input
          id="import-file"
          className={styles.input}
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => {
            const input = event.currentTarget;
            const [file] = input.files ?? [];
            if (file) onFile(file);
            // Without it a browser says nothing when the same file is chosen again.
            input.value = '';
          }}
        />
        <label htmlFor="import-file" className={classNames(buttonClass('primary', {}), styles.label)}>
          {t(name === undefined ? 'imports.choose' : 'imports.chooseAgain')}
        </label>
      </div>
      <Button variant="secondary" onClick={onTemplate}>
        {t('imports.template')}
      </Button>
      {name !== undefined && <span className={styles.name}>{name}</span>}
    </Row>
  );
}
