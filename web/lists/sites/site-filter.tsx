import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './site-filter.module.css';
import { useSites } from './use-sites.ts';

const PARAMETER = 'site';

/** The site in the address, and how it is chosen; another site begins its list anew. */
export function useChosenSite() {
  const [params, setParams] = useSearchParams();
  const choose = (site: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('page');
        if (site === '') after.delete(PARAMETER);
        else after.set(PARAMETER, site);
        return after;
      },
      { replace: true },
    );
  return { site: params.get(PARAMETER) ?? '', choose };
}

/** The choice of a site, or of all. */
export function SiteFilter({ chosen, onChoose }: { chosen: string; onChoose: (site: string) => void }) {
  const { t } = useTranslation();
  const { data } = useSites();
  const options = (data?.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }));
  return (
    <div className={styles.filter}>
      <SelectField
        id="site-filter"
        label={t('lists.site')}
        value={chosen}
        onChange={onChoose}
        options={options}
        emptyLabel={t('lists.allSites')}
      />
    </div>
  );
}
