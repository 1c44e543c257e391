import { useTranslation } from 'react-i18next';
import { NO_PROJECT } from '../../../shared/permits/permit-defaults.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { useProject } from '../../app/shell/use-project.ts';
import { planUrl } from '../../content/plan/plan-url.ts';
import { SitePlan } from '../../content/plan/site-plan.tsx';
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
  const url = project && planUrl(project, project.plan);
  const pins = known.flatMap(({ _id: key, name, point }, at) =>
    point ? [{ key, name, point, sign: String(at + 1), isOwn: chosen.has(key) }] : [],
  );
  const choose = (zoneId: string, isChosen: boolean) =>
    onChange(zones.flatMap(({ _id, name }) => ((_id === zoneId ? isChosen : chosen.has(_id)) ? [{ _id, name }] : [])));
  return (
    <ChoiceGroup id={id} label={t('permits.facts.zones')} help={t('permits.facts.zonesHint')} isOptional error={error}>
      {url !== undefined && pins.length > 0 && (
        <SitePlan url={url} pins={pins} onPress={(key) => choose(key, !chosen.has(key))} />
      )}
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
