import type { AuthoredInductionForm } from '../../shared/induction-forms/induction-form.ts';
import { SITE } from './demo-forms.ts';
import { field, fields, form, notice, page, paragraph } from './form-builders.ts';

const WAYS = page('Kulkutiet', [
  paragraph('Kulje vain merkittyjä kulkuteitä. Työmaatie on yksisuuntainen, ja nopeus on enintään 20 km/h.'),
]);
const LIFTS = [
  paragraph('Taakan alla ei koskaan oleskella. Nostoaluetta rajaa punavalkoinen nauha.'),
  notice('Nosturin kuljettaja kuuntelee radiokanavaa 4.', 'info'),
];
/** Written when the second crane came. */
const TWO_CRANES = [
  paragraph(
    'Työmaalla on kaksi torninosturia. Taakan alla ei koskaan oleskella, eikä nostoalueiden välissä pysähdytä.',
  ),
  notice('Nosturien kuljettajat kuuntelevat radiokanavia 4 ja 5.', 'other'),
];
const SIGNATURE = page('Allekirjoitus', [
  fields(field('signature', 'allekirjoitus', 'Allekirjoitus', { mandatory: true })),
]);

/** A yearly induction that nobody approves, and that asks who is posted to Finland; with the second crane its other version. */
export const liftForm = ({ hasSecondCrane = false } = {}): AuthoredInductionForm =>
  form('Nostot ja kulkutiet, vuosittainen', [WAYS, page('Nostot', hasSecondCrane ? TWO_CRANES : LIFTS), SIGNATURE], {
    project: SITE,
    needsApproval: false,
    validMonths: 12,
    inputSettings: { birthdayType: 0, taxNumberType: 0, representativeType: 1 },
  });
