import { useTranslation } from 'react-i18next';
import { NO_PROJECT } from '../../../shared/permits/permit-defaults.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { useProject } from '../../app/shell/use-project.ts';
import { ChoiceGroup } from '../../content/fields/choice-group.tsx';
import { CheckboxRow } from '../../ui/fields/boxes/checkbox-row.tsx';
import styles from './zones-field.module.css';

export type ZonesFieldProps = {
  id: string;
  permit: Permit;
  error: string | undefined;
  onChange: (zones: Permit['zones']) => void;
};

/** The zones of the site; a site without zones asks for none, a trial has no site. */
export function ZonesField(props: ZonesFieldProps) {
  return props.permit.project === NO_PROJECT ? null : <ZonesOfSite {...props} />;
}

function ZonesOfSite({ id, permit, error, onChange }: ZonesFieldProps) {
  const { t } = useTranslation();
  const { data: project } = useProject(permit.project);
  const chosen = new Set(permit.zones.map(({ _id }) => _id));
  const known = project?.zones ?? [];
  const gone = permit.zones.filter(({ _id }) => project && known.every((zone) => zone._id !== _id));
  const zones = [...known, ...gone];
  if (zones.length === 0) return null;
  const choose = (zoneId: string, isChosen: boolean) =>
    onChange(zones.filter(({ _id }) => (_id === zoneId ? isChosen : chosen.has(_id))));
  return (
    <ChoiceGroup id={id} label={t('permits.facts.zones')} help={t('permits.facts.zonesHint')} isOptional error={error}>
      <div className={styles.zones}>
        {zones.map(({ _id, name }, place) => (
          <CheckboxRow
            key={_id}
            id={place === 0 ? id : `${id}-${place}`}
            label={name}
            isChecked={chosen.has(_id)}
            onChange={(isChosen) => choose(_id, isChosen)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}
