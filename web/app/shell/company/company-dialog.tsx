import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { companyApi } from '../../../../shared/companies/company-api.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { CheckIcon } from '../../../ui/first-icons.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Skeleton } from '../../../ui/layout/skeleton.tsx';
import { call } from '../../api/call.ts';
import styles from './company-dialog.module.css';
import { errorText } from '../../api/error-text.ts';

type CompanyDialogProps = {
  isOpen: boolean;
  /** The id of the selected company. */
  chosen: string;
  onChoose: (company: { _id: string; name: string }) => void;
  onClose: () => void;
};

/** Pages of companies whose names contain the search words, in alphabetical order. */
function useCompanies(q: string) {
  const words = q.trim();
  return useInfiniteQuery({
    queryKey: ['list', 'company-choice', words],
    queryFn: ({ pageParam, signal }) =>
      call(companyApi.list, { query: { q: words || undefined, sort: 'name', cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function CompanyChoice({ chosen, onChoose }: Pick<CompanyDialogProps, 'chosen' | 'onChoose'>) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useCompanies(q);
  const companies = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <div className={styles.choice}>
      <SearchField id="company-search" label={t('company.search')} value={q} onSearch={setQ} />
      {isPending && <Skeleton lines={4} label={t('common.loading')} />}
      {error && (
        <Alert kind="error" live="alert">
          {errorText(t, error)}
        </Alert>
      )}
      <output className={styles.none}>{data && companies.length === 0 && t('lists.noMatch', { words: q })}</output>
      <ul className={styles.list}>
        {companies.map(({ _id, name }) => (
          <li key={_id}>
            <button
              type="button"
              className={styles.company}
              aria-current={_id === chosen || undefined}
              onClick={() => onChoose({ _id, name })}
            >
              {name}
              {_id === chosen && <CheckIcon />}
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="secondary" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('company.more')}
        </Button>
      )}
    </div>
  );
}

/** Lets root select any company. */
export function CompanyDialog({ isOpen, chosen, onChoose, onClose }: CompanyDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('company.choose')}>
      <CompanyChoice chosen={chosen} onChoose={onChoose} />
    </Dialog>
  );
}
