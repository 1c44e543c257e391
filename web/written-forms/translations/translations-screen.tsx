import type { QueryKey } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { TranslatedContent } from '../../../shared/content/translation/content-texts.ts';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { LANGUAGE_NAMES, WORKER_LANGUAGES } from '../../../shared/core/language.ts';
import type { TranslationList } from '../../../shared/translations/form-translation.ts';
import type { PageNumbers } from '../../form-editor/pages/fixed-page.ts';
import { LoadingPage } from '../../lists/list/loading-page.tsx';
import { StaffPage } from '../../lists/staff-page.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { beforeLeaving } from '../../ui/overlays/leaving.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useKeyed, type Keyed } from './keyed-lines.ts';
import type { FormFolders } from './translated-file.tsx';
import { useTranslationList, useTranslationOf, type TranslationCalls } from './translation-queries.ts';
import { TranslationSheet } from './translation-sheet.tsx';
import styles from './translation-line.module.css';

type TranslationsScreenProps = {
  id: string;
  /** The published content. It must keep its identity. */
  content: TranslatedContent;
  calls: TranslationCalls;
  folders: FormFolders;
  /** Of the query that holds the form. */
  queryKey: QueryKey;
  numberOf: PageNumbers;
  back: { to: string; label: string };
};

/** The texts of a form beside their translations, a language at a time; the address keeps the language. */
export function TranslationsScreen(props: TranslationsScreenProps) {
  const { id, content, calls, back } = props;
  const { t } = useTranslation();
  const list = useTranslationList(calls, id);
  const keyed = useKeyed(content);
  if (list.data === undefined || keyed === undefined) {
    return (
      <LoadingPage
        title={t('translations.title')}
        back={back}
        failedTitle={t('translations.loadFailed')}
        error={list.error}
        onRetry={list.refetch}
      />
    );
  }
  return (
    <StaffPage title={t('translations.heading', { name: content.name })} back={back}>
      <OpenTranslations {...props} list={list.data} keyed={keyed} />
    </StaffPage>
  );
}

type OpenProps = Omit<TranslationsScreenProps, 'back'> & { list: TranslationList; keyed: Keyed };

/** How each language stands, in a word beside its name. */
function useOptions({ base, items }: TranslationList) {
  const { t } = useTranslation();
  return WORKER_LANGUAGES.filter((language) => language !== base).map((language) => {
    const row = items.find((item) => item.language === language);
    const open = row ? row.counts.missing + row.counts.old : undefined;
    const words = [
      ...(open === undefined ? [] : [open === 0 ? t('translations.whole') : t('translations.rest', { count: open })]),
      ...(row?.isOffered ? [] : [t('translations.notOffered')]),
    ];
    return { value: language, label: `${LANGUAGE_NAMES[language]} (${words.join(', ')})` };
  });
}

function OpenTranslations({ id, content, calls, folders, queryKey, numberOf, list, keyed }: OpenProps) {
  const { t } = useTranslation();
  const [query, setQuery] = useSearchParams();
  const options = useOptions(list);
  const first = list.items[0]?.language ?? options[0]?.value;
  const language = options.find(({ value }) => value === query.get('language'))?.value ?? first;
  const form = useMemo(
    () => ({
      id,
      queryKey,
      numberOf,
      name: content.name,
      base: list.base,
      pageTitles: content.pages.map(({ title }) => title),
    }),
    [id, queryKey, numberOf, content, list.base],
  );
  if (language === undefined) return null;
  return (
    <Stack gap={4}>
      <p>{t('translations.lead')}</p>
      <div className={styles.language}>
        <SelectField
          id="translation-language"
          label={t('translations.language')}
          value={language}
          onChange={(chosen) => beforeLeaving(() => setQuery({ language: chosen }, { replace: true }))}
          options={options}
        />
      </div>
      <OneLanguage key={language} form={form} calls={calls} folders={folders} language={language} keyed={keyed} />
    </Stack>
  );
}

type OneLanguageProps = Pick<Parameters<typeof TranslationSheet>[0], 'form' | 'calls' | 'folders' | 'keyed'> & {
  language: WorkerLanguage;
};

function OneLanguage({ form, language, ...rest }: OneLanguageProps) {
  const { t } = useTranslation();
  const { data } = useTranslationOf(rest.calls, { id: form.id, language });
  if (!data) return <Skeleton lines={6} label={t('common.loading')} />;
  return <TranslationSheet form={form} saved={data} {...rest} />;
}
