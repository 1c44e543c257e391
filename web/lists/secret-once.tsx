// A press of Escape or of the cross asks first whether it was copied; the next one closes.
// <SecretOnce secret={key} texts={{ title, once, copy, use, done }} onClose={close} />: what was made and nobody sees again, to be copied.
import { CopyButton } from './copy-button.tsx';
import styles from './secret-once.module.css';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { Row } from '../ui/layout/row.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { useKeptQuestion } from '../ui/overlays/kept-question.tsx';

type SecretOnceProps = {
  secret: string;
  texts: Record<'title' | 'once' | 'copy' | 'use' | 'done', string>;
  onClose: () => void;
};

export function SecretOnce({ secret, texts, onClose }: SecretOnceProps) {
  const { close, question } = useKeptQuestion(onClose);
  return (
    <Dialog isOpen isForm title={texts.title} onClose={close} actions={<Button onClick={onClose}>{texts.done}</Button>}>
      <Stack gap={4}>
        <Alert kind="success" live="status">
          <p>{texts.once}</p>
        </Alert>
        <code className={styles.secret}>{secret}</code>
        <Row gap={2} across={4} align="center">
          <CopyButton text={secret} label={texts.copy} />
        </Row>
        <p>{texts.use}</p>
        {question}
      </Stack>
    </Dialog>
  );
}
