import { useEffect, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CompanySuggestion } from '../../../shared/registers/register-shapes.ts';
import { isBusinessId } from '../../../shared/user-forms/business-id.ts';
import type { PersonDetails } from '../../../shared/user-forms/person-details.ts';
import { COMPANY_CHARACTERS } from '../../../shared/user-forms/person-limits.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './company-field.module.css';
import { CompanyList, LIST_ID, optionId } from './company-list.tsx';
import { NATIVE } from './detail-fields.ts';
import { suggestionStep } from './suggestion-keys.ts';
import { useCompanySuggestions, type FindCompanies } from './use-company-suggestions.ts';

/** The details with a typed company name; drops the id of another company. */
function withTyped(details: PersonDetails, company: string): PersonDetails {
  return { ...details, company, ...(details.businessId && { businessId: '' }) };
}

function withChosen(details: PersonDetails, { name, businessId }: CompanySuggestion): PersonDetails {
  const company = name.slice(0, COMPANY_CHARACTERS);
  return { ...details, company, businessId: isBusinessId(businessId) ? businessId : '' };
}

type CompanyFieldProps = {
  isOptional: boolean;
  details: PersonDetails;
  error: string | undefined;
  onDetails: (details: PersonDetails) => void;
  findCompanies: FindCompanies;
};

/** The typed text, and the highlighted suggestion of those from the register. */
function useCombobox({ details, onDetails, findCompanies }: CompanyFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const { companies, hasFailed } = useCompanySuggestions(findCompanies, typed);
  const shown = isOpen ? companies : [];
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const type = (text: string) => {
    onDetails(withTyped(details, text));
    setTyped(text);
    setOpen(true);
    setActive(-1);
  };
  const choose = (company: CompanySuggestion) => {
    onDetails(withChosen(details, company));
    setTyped(undefined);
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setOpen(true);
    const step = suggestionStep(event.key, active, shown.length);
    if (step === undefined) return;
    event.preventDefault();
    const company = companies[active];
    if (step === 'close') close();
    else if (step !== 'take') setActive(step.active);
    else if (company) choose(company);
  };
  return { shown, active: active < shown.length ? active : -1, hasFailed, type, choose, press, close };
}

/** The company: free text, with suggestions from the register below the field while the worker types. */
export function CompanyField(props: CompanyFieldProps) {
  const { isOptional, details, error } = props;
  const { t } = useTranslation();
  const { shown, active, hasFailed, type, choose, press, close } = useCombobox(props);
  const isShown = shown.length > 0;
  return (
    <TextField
      {...NATIVE.company}
      id="company"
      name="company"
      label={t('details.field.company')}
      hint={t('details.hint.company')}
      isOptional={isOptional}
      error={error}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native datalist shows its list over the page, cannot hold two facts a row, and is not announced by all readers
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isShown}
      aria-controls={isShown ? LIST_ID : undefined}
      aria-activedescendant={active >= 0 ? optionId(active) : undefined}
      value={details.company ?? ''}
      onChange={type}
      onKeyDown={press}
      onBlur={close}
      after={
        <>
          {isShown && <CompanyList companies={shown} active={active} onChoose={choose} />}
          <output className={styles.status}>
            {isShown && <VisuallyHidden>{t('details.companies.count', { count: shown.length })}</VisuallyHidden>}
            {!isShown && details.businessId && t('details.companies.businessId', { businessId: details.businessId })}
            {hasFailed && !details.businessId && t('details.companies.none')}
          </output>
        </>
      }
    />
  );
}
