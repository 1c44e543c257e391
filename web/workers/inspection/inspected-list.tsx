import { useState } from 'react';
import { formatDate, localDate } from '../../../shared/core/dates.ts';
import type { InspectedWorker, Inspection } from '../../../shared/workers/inspector-link.ts';
import { PrintedList } from '../../lists/export/printed-list.tsx';
import { Button } from '../../ui/button.tsx';
import { exampleDay } from '../../ui/fields/example-day.ts';
import { readDay } from '../../ui/fields/read-day.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PrintIcon } from '../../ui/icons.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Row } from '../../ui/layout/row.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { foundWorkers } from './found-workers.ts';
import { endText, paperColumns, representativeText, sortedName, statusText } from './inspection-columns.ts';
import { startText } from '../start-text.ts';
import styles from './inspection.module.css';
import { useInspectionTexts } from './texts/use-inspection-texts.ts';
import { useInspectionFiles, useOrigin } from './use-inspection-files.ts';

/** So many are drawn at once: a phone is slow with thousands. */
const ROWS_AT_ONCE = 50;

function Line({ worker }: { worker: InspectedWorker }) {
  const texts = useInspectionTexts();
  const { fact } = texts;
  const { birthday, taxNumber, employer, businessId } = worker;
  const status = statusText(worker, texts);
  const representative = representativeText(worker);
  return (
    <li className={styles.worker}>
      <h2 className={styles.name}>{sortedName(worker, texts)}</h2>
      <Facts
        facts={[
          { key: 'employer', label: fact.employer, value: employer },
          { key: 'businessId', label: fact.businessId, value: businessId },
          { key: 'birthday', label: fact.birthday, value: birthday },
          { key: 'taxNumber', label: fact.taxNumber, value: taxNumber },
          { key: 'start', label: fact.start, value: startText(worker, texts.estimate) },
          { key: 'end', label: fact.end, value: endText(worker) },
          ...(status === '' ? [] : [{ key: 'status', label: fact.status, value: status }]),
          ...(worker.isPosted || representative !== ''
            ? [{ key: 'representative', label: fact.representative, value: representative }]
            : []),
        ]}
      />
    </li>
  );
}

/** Whom the inspector sees: those of a day, at first of today, found by name and employer. */
function useFound({ workers }: Inspection) {
  const [q, setQ] = useState('');
  const [typedDay, setTypedDay] = useState(() => formatDate(localDate(new Date())));
  const day = readDay(typedDay);
  return { q, setQ, typedDay, setTypedDay, day, found: foundWorkers(workers, q, day ?? '') };
}

export function InspectedList({ inspection }: { inspection: Inspection }) {
  const texts = useInspectionTexts();
  const dateTime = useDateTime();
  const { q, setQ, typedDay, setTypedDay, day, found } = useFound(inspection);
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const origin = useOrigin(inspection, day ? texts.onDay(formatDate(day)) : texts.everybody);
  const { save, print, printing } = useInspectionFiles(inspection, found, origin);
  return (
    <>
      <p className={styles.note}>
        {texts.fetched(dateTime(inspection.at))} {texts.until(dateTime(inspection.ends))}
      </p>
      <div className={styles.tools}>
        <SearchField id="find" label={texts.search} placeholder={texts.searchHint} value={q} onSearch={setQ} />
        <TextField
          id="day"
          label={texts.day}
          error={day === undefined ? texts.wrongDay(exampleDay()) : undefined}
          hint={texts.dayHint(exampleDay())}
          inputMode="decimal"
          autoComplete="off"
          value={typedDay}
          onChange={setTypedDay}
        />
      </div>
      <Row gap={2} align="center" isApart>
        <output className={styles.count}>{texts.count(found.length, inspection.workers.length)}</output>
        <Row gap={2}>
          <Button variant="secondary" onClick={save}>
            {texts.save}
          </Button>
          <Button variant="secondary" icon={<PrintIcon />} onClick={print}>
            {texts.print}
          </Button>
        </Row>
      </Row>
      {found.length === 0 ? (
        <p>{texts.nobody}</p>
      ) : (
        <Stack as="ul" gap={3}>
          {found.slice(0, most).map((worker) => (
            <Line key={worker._id} worker={worker} />
          ))}
        </Stack>
      )}
      {found.length > most && (
        <Button variant="secondary" wide onClick={() => setMost(most + ROWS_AT_ONCE)}>
          {texts.more}
        </Button>
      )}
      {printing !== undefined && (
        <PrintedList
          title={texts.title}
          about={origin}
          atText={texts.printed}
          columns={paperColumns(texts)}
          rows={found}
          isAsked={printing === 'asked'}
        />
      )}
    </>
  );
}
