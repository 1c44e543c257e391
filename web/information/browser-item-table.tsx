import type { Language } from '../../shared/core/fields.ts';
import { BROWSER_ITEMS, type Place } from './browser-items.ts';

type TableTexts = {
  caption: string;
  columns: readonly [string, string, string, string];
  places: Record<Place, string>;
};

const TEXTS: Readonly<Record<Language, TableTexts>> = {
  fi: {
    caption: 'Evästeet ja muut tallenteet nimineen',
    columns: ['Nimi', 'Missä', 'Mihin', 'Kuinka kauan'],
    places: {
      cookie: 'eväste',
      localStorage: 'paikallinen tallennustila (localStorage)',
      sessionStorage: 'välilehden tallennustila (sessionStorage)',
      indexedDB: 'selaimen tietokanta (IndexedDB)',
      cache: 'service workerin välimuisti',
    },
  },
  en: {
    caption: 'Cookies and other storage by name',
    columns: ['Name', 'Where', 'For what', 'How long'],
    places: {
      cookie: 'cookie',
      localStorage: 'local storage (localStorage)',
      sessionStorage: 'the tab’s storage (sessionStorage)',
      indexedDB: 'the browser’s database (IndexedDB)',
      cache: 'cache of the service worker',
    },
  },
};

export function BrowserItemTable({ language }: { language: Language }) {
  const { caption, columns, places } = TEXTS[language];
  const [name, place, purpose, kept] = columns;
  return (
    <table className="info-table">
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {BROWSER_ITEMS.map((item) => (
          <tr key={`${item.place} ${item.names.join()}`}>
            <th scope="row" data-label={name}>
              {item.names.map((each) => (
                <code key={each}>{each}</code>
              ))}
            </th>
            <td data-label={place}>{places[item.place]}</td>
            <td data-label={purpose}>{item.purpose[language]}</td>
            <td data-label={kept}>{item.kept[language]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
