import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanPoint } from '../../../shared/core/zones/zone.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FileButton } from '../../ui/fields/files/file-button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { FileInIcon } from '../../ui/staff-icons.tsx';
import { SitePlan } from '../../content/plan/site-plan.tsx';
import { usePlanPicture } from './use-plan-picture.ts';
import type { EditedZone } from './zone-rows.tsx';

const CHOICE = 'plan-zone';
const FILE = 'plan-file';

/** Where the focus goes from a button that is gone once it is pressed. */
const focusOn = (id: string) => document.getElementById(id)?.focus();

type MarksProps = {
  url: string;
  zones: readonly EditedZone[];
  onZones: (zones: readonly EditedZone[]) => void;
};

/** Where each zone lies: one is chosen, and a press on the picture or the arrow keys tell its place. */
function PlanMarks({ url, zones, onZones }: MarksProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<string>();
  const current = zones.find(({ key }) => key === chosen) ?? zones.find(({ point }) => !point) ?? zones[0];
  const place = (key: string | undefined, point: PlanPoint | undefined) =>
    onZones(zones.map((zone) => (zone.key === key ? { ...zone, point } : zone)));
  const named = zones.map((zone, at) => ({
    ...zone,
    sign: String(at + 1),
    name: zone.name.trim() || t('board.zones.nameless', { number: at + 1 }),
  }));
  const pins = named.flatMap(({ key, point, name, sign }) =>
    point ? [{ key, point, name, sign, isOwn: key === current?.key }] : [],
  );
  const mark = (point: PlanPoint) => {
    // A zone that is marked for the first time gives way to the next one without a place; the last one stays.
    const next = zones.find((zone) => !zone.point && zone.key !== current?.key);
    setChosen(current?.point ? current.key : (next?.key ?? current?.key));
    place(current?.key, point);
  };
  return (
    <>
      {current && (
        <SelectField
          id={CHOICE}
          label={t('board.plan.zone')}
          hint={t('board.plan.hint')}
          value={current.key}
          options={named.map(({ key, sign, name }) => ({ value: key, label: `${sign} ${name}` }))}
          onChange={setChosen}
        />
      )}
      <SitePlan url={url} pins={pins} onPress={setChosen} onMove={place} {...(current && { onPick: mark })} />
      {current?.point && (
        <Row gap={2}>
          <Button
            variant="secondary"
            isSmall
            onClick={() => {
              place(current.key, undefined);
              setChosen(current.key);
              focusOn(CHOICE);
            }}
          >
            {t('board.plan.unmark')}
          </Button>
        </Row>
      )}
    </>
  );
}

type PlanFieldProps = Omit<MarksProps, 'url'> & {
  url: string | undefined;
  error: string | undefined;
  onPlan: (plan: string | undefined) => void;
};

/** The plan of a site: its picture, and the places of the zones on it. */
export function PlanField({ url, error, onPlan, ...marks }: PlanFieldProps) {
  const { t } = useTranslation();
  const { take, refusal } = usePlanPicture(onPlan);
  const refused = refusal === undefined ? error : t(`pictures.refused.${refusal}`);
  return (
    <Stack gap={4}>
      <p>{t('board.plan.text')}</p>
      {url !== undefined && <PlanMarks url={url} {...marks} />}
      {refused !== undefined && <p role="alert">{refused}</p>}
      <Row gap={2}>
        <div>
          <FileButton
            isSharing
            id={FILE}
            label={t(url === undefined ? 'board.plan.add' : 'board.plan.change')}
            icon={<FileInIcon />}
            accept="image/*"
            onFiles={(files) => void take(files)}
          />
        </div>
        {url !== undefined && (
          <Button
            variant="secondary"
            onClick={() => {
              onPlan(undefined);
              focusOn(FILE);
            }}
          >
            {t('board.plan.remove')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
