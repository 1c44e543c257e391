import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PersonBlock } from '../../../shared/content/blocks/person/rules.ts';
import type { PermitPerson } from '../../../shared/permits/permit.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { FieldNotes } from '../../ui/fields/field.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import {
  keyOf,
  knownPeople,
  PermitPeopleContext,
  selectionOf,
  type Candidate,
  type PickerProps,
} from '../people/permit-people.ts';
import { nameOf } from '../state/shown-permit.ts';
import { handingWorkers, type FieldReader } from './field-acts.ts';
import type { FieldActState } from './use-field-act.ts';

type Props = { reader: FieldReader; state: FieldActState };

/** The block by which the form chose the worker: who takes over needs the same card. */
function blockOf({ title, cardRequirement, cardIsMandatory }: PermitPerson): PersonBlock {
  return {
    kind: 'person',
    title,
    cardRequirement,
    cardIsMandatory,
    personRole: 'Worker',
    defaultToCreator: false,
    mandatory: true,
    selectedPersons: [],
  };
}

/** The people of the site and of the company, for staff. */
function Picking({
  reader,
  Picker,
  state,
  worker,
}: Props & { Picker: ComponentType<PickerProps>; worker: PermitPerson }) {
  const { t } = useTranslation();
  const [isPicking, setPicking] = useState(false);
  const { permit } = reader;
  const block = blockOf(worker);
  const pick = ([candidate]: readonly Candidate[]) => {
    if (candidate) state.typed.setTo({ selected: selectionOf(block, candidate), name: candidate.name });
    setPicking(false);
  };
  return (
    <PermitPeopleContext value={{ permit, known: knownPeople(permit.persons), remember: () => undefined }}>
      <Button variant="secondary" onClick={() => setPicking(true)}>
        {t(state.typed.to ? 'permits.field.handOver.other' : 'permits.field.handOver.choose')}
      </Button>
      {isPicking && <Picker block={block} onPick={pick} onClose={() => setPicking(false)} />}
    </PermitPeopleContext>
  );
}

/** Without a login only the permit's own people are known. */
function Choosing({ reader: { permit }, state: { typed, problem } }: Props) {
  const { t } = useTranslation();
  const people = [...knownPeople(permit.persons.filter(({ role }) => role !== 'Worker')).values()];
  const chosen = typed.to ? keyOf(typed.to.selected) : '';
  return (
    <SelectField
      id="field-to"
      label={t('permits.field.handOver.to')}
      value={chosen}
      error={problem.to}
      emptyLabel={t('permits.field.handOver.choose')}
      options={people.map((each) => ({ value: keyOf(each.selected), label: each.name }))}
      onChange={(key) => typed.setTo(people.find((each) => keyOf(each.selected) === key))}
    />
  );
}

/** Who hands the permit over, and to whom. */
export function HandOverFields({ reader, state }: Props) {
  const { t } = useTranslation();
  const { typed, problem } = state;
  const workers = handingWorkers(reader);
  const worker = workers.find(({ _id }) => _id === typed.personId) ?? workers[0];
  if (!worker) return null;
  return (
    <>
      {workers.length > 1 && (
        <SelectField
          id="field-personId"
          label={t('permits.field.handOver.from')}
          value={worker._id}
          options={workers.map((each) => ({ value: each._id, label: nameOf(each) }))}
          onChange={typed.setPersonId}
        />
      )}
      {reader.Picker ? (
        <Stack gap={2}>
          <p id="field-to" tabIndex={-1}>
            {t('permits.field.handOver.to')}: <strong>{typed.to?.name ?? t('permits.people.nobody')}</strong>
          </p>
          {problem.to && <FieldNotes id="field-to" error={problem.to} />}
          <Picking reader={reader} Picker={reader.Picker} state={state} worker={worker} />
        </Stack>
      ) : (
        <Choosing reader={reader} state={state} />
      )}
    </>
  );
}
