import { useTranslation } from 'react-i18next';
import { PasswordField } from '../ui/fields/password/password-field.tsx';
import { SearchField } from '../ui/fields/search-field.tsx';
import { CodeField } from '../ui/fields/codes/code-field.tsx';
import { SelectField } from '../ui/fields/select-field.tsx';
import { StrengthLine } from '../ui/fields/password/strength-line.tsx';
import { CellArea } from '../ui/fields/cell-area.tsx';
import { TextArea } from '../ui/fields/text-area.tsx';
import { TextField } from '../ui/fields/text-field.tsx';
import { Kept } from './kept.tsx';
import { Part, State } from './part.tsx';
import { NOTHING, SAMPLE } from './samples.ts';

/** The states of every field, and the props of each state. */
function useFieldStates() {
  const { t } = useTranslation();
  return [
    { state: 'rest', first: '', add: { hint: t('details.hint.company') } },
    { state: 'optional', first: '', add: { isOptional: true } },
    { state: 'long', first: SAMPLE.long, add: {} },
    { state: 'failed', first: SAMPLE.name, add: { error: t('details.broken.company') } },
    { state: 'disabled', first: SAMPLE.company, add: { disabled: true } },
  ] as const;
}

function TextParts() {
  const { t } = useTranslation();
  const states = useFieldStates();
  return (
    <>
      <Part name="text-field">
        {states.map(({ state, first, add }) => (
          <State key={state} name={state}>
            <Kept first={first as string}>
              {(value, keep) => (
                <TextField
                  id={`text-${state}`}
                  label={t('details.field.company')}
                  value={value}
                  onChange={keep}
                  {...add}
                />
              )}
            </Kept>
          </State>
        ))}
      </Part>
      <Part name="text-area">
        {states.map(({ state, first, add }) => (
          <State key={state} name={state}>
            <Kept first={first as string}>
              {(value, keep) => (
                <TextArea
                  id={`area-${state}`}
                  label={t('details.field.company')}
                  value={value}
                  onChange={keep}
                  {...add}
                />
              )}
            </Kept>
          </State>
        ))}
      </Part>
      <Part name="cell-area">
        <State name="rest">
          <Kept first="">
            {(value, keep) => (
              <>
                <p id="cell-of">{t('details.field.company')}</p>
                <CellArea
                  id="cell"
                  label={t('details.field.company')}
                  describedBy="cell-of"
                  value={value}
                  onChange={keep}
                />
              </>
            )}
          </Kept>
        </State>
      </Part>
    </>
  );
}

function ChoiceFieldParts() {
  const { t } = useTranslation();
  const options = [
    { value: 'fi', label: t('users.languages.fi') },
    { value: 'en', label: t('users.languages.en') },
  ];
  return (
    <>
      <Part name="select-field">
        {useFieldStates().map(({ state, add }) => (
          <State key={state} name={state}>
            <Kept first="">
              {(value, keep) => (
                <SelectField
                  id={`select-${state}`}
                  label={t('users.language')}
                  value={value}
                  onChange={keep}
                  options={options}
                  emptyLabel={t('users.noPermitRole')}
                  {...add}
                />
              )}
            </Kept>
          </State>
        ))}
      </Part>
      <Part name="search-field">
        <State name="rest">
          <SearchField
            id="search"
            label={t('lists.search')}
            placeholder={t('users.searchHint')}
            value=""
            onSearch={NOTHING}
          />
        </State>
      </Part>
    </>
  );
}

function PasswordParts() {
  const { t } = useTranslation();
  const label = t('resetPassword.password');
  return (
    <>
      <Part name="password-field">
        <State name="rest">
          <Kept first="">
            {(value, keep) => (
              <PasswordField id="password" label={label} value={value} onChange={keep} autoComplete="off" />
            )}
          </Kept>
        </State>
        <State name="failed">
          <Kept first={SAMPLE.company as string}>
            {(value, keep) => (
              <PasswordField
                id="password-failed"
                label={label}
                value={value}
                onChange={keep}
                error={t('resetPassword.strength.weak')}
                autoComplete="off"
              />
            )}
          </Kept>
        </State>
      </Part>
      <Part name="strength-line">
        {['abc', SAMPLE.company, SAMPLE.long].map((password) => (
          <State key={password} name="filled">
            <StrengthLine password={password} />
          </State>
        ))}
      </Part>
    </>
  );
}

function CodePart() {
  const { t } = useTranslation();
  return (
    <Part name="code-field">
      {[undefined, t('codes.incomplete')].map((error) => (
        <State key={error ?? ''} name={error === undefined ? 'rest' : 'failed'}>
          <Kept first={SAMPLE.pin as string}>
            {(value, keep) => (
              <CodeField
                id={`code-${error === undefined ? 'rest' : 'failed'}`}
                value={value}
                onChange={keep}
                error={error}
              />
            )}
          </Kept>
        </State>
      ))}
    </Part>
  );
}

/** Text fields. */
export function TextFieldParts() {
  return (
    <>
      <TextParts />
      <ChoiceFieldParts />
      <CodePart />
      <PasswordParts />
    </>
  );
}
