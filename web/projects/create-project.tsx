import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { PlusIcon } from '../ui/icons.tsx';
import { NewProjectDialog } from './new-project-dialog.tsx';

/** Asks for the name of a company's new project, for root the selected company's; creates nothing before that. */
export function CreateProject({ company }: { company: string | undefined }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<PlusIcon />} onClick={() => setOpen(true)}>
        {t('projects.create')}
      </Button>
      {isOpen && <NewProjectDialog company={company} onClose={() => setOpen(false)} />}
    </>
  );
}
