import { useTranslation } from 'react-i18next';
import { EmailAddress } from '../ui/layout/email-address.tsx';
import { Facts } from '../ui/layout/facts.tsx';
import { Panel } from '../ui/layout/panel.tsx';
import type { ImportColumn } from './import-kind.ts';

/** What a file may tell, with an example of each; what a line needs is marked. */
export function ExpectedColumns<Draft>({ columns }: { columns: readonly ImportColumn<Draft>[] }) {
  const { t } = useTranslation();
  return (
    <Panel title={t('imports.columns')}>
      <Facts
        isSpread
        facts={columns.map(({ header, example, isRequired }) => ({
          key: header,
          label: isRequired ? header : `${header} ${t('common.optional')}`,
          value: example ? <EmailAddress email={example} /> : t('imports.anyText'),
        }))}
      />
    </Panel>
  );
}
