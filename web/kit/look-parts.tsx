import { useTranslation } from 'react-i18next';
import { LookTools } from '../lists/looks/look-tools.tsx';
import { ToolButton } from '../lists/looks/tool-button.tsx';
import { PrintIcon } from '../ui/icons.tsx';
import { Part, State } from './part.tsx';
import { useSampleColumns } from './sample-columns.tsx';
import { useSampleList } from './sample-list.ts';

/** What decides how a list looks. */
export function LookParts() {
  const { t } = useTranslation();
  const list = useSampleList('filled');
  const listColumns = useSampleColumns();
  return (
    <>
      <Part name="look-tools">
        <State name="rest">
          <LookTools name={list.name} columns={listColumns} />
        </State>
      </Part>
      <Part name="tool-button">
        <State name="rest">
          <ToolButton label={t('lists.print')} icon={<PrintIcon />} />
        </State>
        <State name="chosen">
          <ToolButton label={t('lists.print')} icon={<PrintIcon />} aria-pressed />
        </State>
        <State name="disabled">
          <ToolButton label={t('lists.print')} icon={<PrintIcon />} disabled />
        </State>
      </Part>
    </>
  );
}
