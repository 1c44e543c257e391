import { useState } from 'react';
import { localDate } from '../../../shared/core/dates.ts';
import type { InspectedWorker, Inspection } from '../../../shared/workers/inspector-link.ts';
import { csvText } from '../../lists/export/csv.ts';
import { fileName, saveFile } from '../../ui/save-file.ts';
import { useBrowserPrint } from '../../lists/export/use-browser-print.ts';
import { useDateTime } from '../../ui/use-date-time.ts';
import { fileColumns } from './inspection-columns.ts';
import { useInspectionTexts } from './texts/use-inspection-texts.ts';

/** What every file and sheet of the list carries: whose it is, of which day, when it was fetched and by which link. */
export function useOrigin({ linkId, site, company, at }: Inspection, about: string): string[] {
  const texts = useInspectionTexts();
  const dateTime = useDateTime();
  return [site.name, company, about, texts.fetched(dateTime(at)), texts.link(linkId)].filter(Boolean);
}

/** Saves the shown workers as a file, and prints them, also by the browser's own ways. */
export function useInspectionFiles(inspection: Inspection, workers: readonly InspectedWorker[], origin: string[]) {
  const texts = useInspectionTexts();
  const [printing, setPrinting] = useState<'asked' | 'browser'>();
  const print = () => setPrinting('asked');
  useBrowserPrint({
    printAll: print,
    showAtHand: () => setPrinting((now) => now ?? 'browser'),
    onPrinted: () => setPrinting(undefined),
  });
  const save = () => {
    const columns = fileColumns(texts);
    const name = fileName([texts.title, inspection.site.name, localDate(new Date())], 'csv');
    const rows = workers.map((worker) => columns.map(({ value }) => value(worker)));
    const lines = [[texts.title], ...origin.map((line) => [line]), [], columns.map(({ header }) => header), ...rows];
    saveFile(name, csvText(lines), 'text/csv;charset=utf-8');
  };
  return { save, print, printing };
}
