import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { FileButton } from '../ui/fields/files/file-button.tsx';
import { Row } from '../ui/layout/row.tsx';
import styles from './imports.module.css';

type FileChoiceProps = { onFile: (file: File) => void; onTemplate: () => void; name: string | undefined };

/** Chooses a file, which may be the same again once it is mended; and saves a template of it. */
export function FileChoice({ onFile, onTemplate, name }: FileChoiceProps) {
  const { t } = useTranslation();
  return (
    <Row as="form" gap={3} across={4} align="center">
      <FileButton
        id="import-file"
        variant="primary"
        label={t(name === undefined ? 'imports.choose' : 'imports.chooseAgain')}
        accept=".csv,text/csv,text/plain"
        onFiles={([file]) => file && onFile(file)}
      />
      <Button variant="secondary" onClick={onTemplate}>
        {t('imports.template')}
      </Button>
      {name !== undefined && <span className={styles.name}>{name}</span>}
    </Row>
  );
}
