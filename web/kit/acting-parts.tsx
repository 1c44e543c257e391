import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../ui/overlays/action-menu.tsx';
import { Button } from '../ui/button.tsx';
import { CheckIcon } from '../ui/first-icons.tsx';
import { PrintIcon } from '../ui/icons.tsx';
import { FileButton } from '../ui/fields/files/file-button.tsx';
import { LanguageSwitch } from '../ui/fields/language-switch.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Tabs } from '../ui/bars/tabs.tsx';
import { chooseLanguage, useStaffLanguage } from '../app/texts/i18n.ts';
import { paths } from '../app/routing/paths.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import { Part, State } from './part.tsx';
import { NOTHING } from './samples.ts';

const VARIANTS = ['primary', 'secondary', 'ghost', 'danger'] as const;

function ButtonPart() {
  const { t } = useTranslation();
  const save = t('unsaved.save');
  return (
    <Part name="button">
      {VARIANTS.map((variant) => (
        <State key={variant} name={variant}>
          <Button variant={variant}>{save}</Button>
          <Button variant={variant} icon={<CheckIcon />}>
            {save}
          </Button>
          <Button variant={variant} isSmall>
            {save}
          </Button>
          <Button variant={variant} isBusy>
            {t('unsaved.saving')}
          </Button>
          <Button variant={variant} disabled>
            {save}
          </Button>
        </State>
      ))}
      <State name="waiting">
        <Button waitedShare={0.4}>{save}</Button>
      </State>
      <State name="wide" isWide>
        <Button wide>{save}</Button>
      </State>
    </Part>
  );
}

function FileButtonPart() {
  const { t } = useTranslation();
  const button = { label: t('pictures.gallery'), accept: 'image/*', onFiles: NOTHING };
  return (
    <Part name="file-button">
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <State key={variant} name={variant}>
          <FileButton {...button} variant={variant} />
          <FileButton {...button} variant={variant} icon={<PrintIcon />} />
        </State>
      ))}
    </Part>
  );
}

function MenuPart() {
  const { t } = useTranslation();
  const actions = [
    { key: 'print', label: t('lists.print'), onSelect: NOTHING },
    { key: 'home', label: t('common.login'), to: paths.login },
    { key: 'export', label: t('lists.exportCsv'), onSelect: NOTHING, isDisabled: true },
    { key: 'undo', label: t('unsaved.discard'), onSelect: NOTHING, isDangerous: true },
  ];
  return (
    <Part name="action-menu">
      <State name="rest">
        <ActionMenu label={t('nav.menu')} actions={actions} />
      </State>
      <State name="small">
        <ActionMenu label={t('lists.print')} icon={<PrintIcon />} actions={actions} />
      </State>
    </Part>
  );
}

function SwitchPart() {
  const language = useStaffLanguage();
  const choose = (chosen: typeof language) => void chooseLanguage(chosen);
  return (
    <Part name="language-switch">
      <State name="rest">
        <LanguageSwitch language={language} onChange={choose} />
      </State>
      <State name="small">
        <LanguageSwitch language={language} onChange={choose} variant="link" />
      </State>
    </Part>
  );
}

/** Buttons, links and menus. */
export function ActingParts() {
  const { t } = useTranslation();
  return (
    <>
      <ButtonPart />
      <FileButtonPart />
      <Part name="link-button">
        {VARIANTS.map((variant) => (
          <State key={variant} name={variant}>
            <LinkButton to={staffPaths.kit} variant={variant}>
              {t('common.continue')}
            </LinkButton>
          </State>
        ))}
      </Part>
      <MenuPart />
      <SwitchPart />
      <Part name="tabs">
        <State name="rest" isWide>
          <Tabs
            label={t('nav.menu')}
            tabs={[
              { to: staffPaths.kit, label: t('nav.projects') },
              { to: staffPaths.approval, label: t('nav.approval') },
              { to: staffPaths.permitForms, label: t('nav.permitForms') },
            ]}
          />
        </State>
      </Part>
    </>
  );
}
