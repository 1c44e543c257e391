import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useChangeAddress } from '../../app/routing/use-change-address.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './site-filter.module.css';
import { useSites } from './use-sites.ts';

const PARAMETER = 'site';

/** The site in the address, and how it is chosen; another site begins its list anew. */
export function useChosenSite() {
  const [params] = useSearchParams();
  const changeAddress = useChangeAddress();
  const choose = (site: string) =>
    changeAddress((address) => {
      address.delete('page');
      if (site === '') address.delete(PARAMETER);
      else address.set(PARAMETER, site);
      return address;
    });
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
