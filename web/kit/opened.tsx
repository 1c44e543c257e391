import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';

/** What stands over the page, behind a button that shows it. */
export function Opened({ children }: { children: (isOpen: boolean, close: () => void) => ReactNode }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" isSmall onClick={() => setOpen(true)}>
        {t('kit.show')}
      </Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}
