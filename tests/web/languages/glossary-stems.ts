import type { Language, WorkerLanguage } from '../../../shared/core/fields.ts';

type Term = { finnish: RegExp; said: Readonly<Record<Exclude<WorkerLanguage, Language>, RegExp>> };

/** Terms of docs/languages.md: where the Finnish text names one, a translation has its word. Inflection changes ends, so these are stems. */
export const TERMS: readonly Term[] = [
  {
    finnish: /perehdyty/,
    said: { sv: /introdu/, et: /juhenda/, ru: /инструктаж/, uk: /інструктаж/, pl: /instrukta/ },
  },
  { finnish: /työma[ait]/, said: { sv: /arbetsplats/, et: /objekt/, ru: /объект/, uk: /об.єкт/, pl: /budow/ } },
  {
    finnish: /työnjoh/,
    said: { sv: /arbetsled/, et: /töödejuhataja/, ru: /прораб/, uk: /виконроб/, pl: /kierowni/ },
  },
  {
    finnish: /veronumero/,
    said: { sv: /skattenummer/, et: /maksunumb/, ru: /налогов/, uk: /податков/, pl: /podatkow/ },
  },
  {
    finnish: /pätevyyskort/,
    said: { sv: /kompetenskort/, et: /pädevuskaa?r/, ru: /квалификац/, uk: /кваліфікац/, pl: /kwalifikac/ },
  },
  {
    finnish: /(^|\P{L})(työ)?(lupa|luva|lupi)/u,
    said: { sv: /tillstånd/, et: /lub|loa/, ru: /наряд/, uk: /наряд/, pl: /pozwole/ },
  },
  {
    finnish: /allekirjoitu|allekirjoita/,
    said: { sv: /under/, et: /allkir|all[ae] kirju/, ru: /подпи/, uk: /підпи/, pl: /podpi/ },
  },
  {
    finnish: /jälkivarti/,
    said: { sv: /efterbevak|eftervak/, et: /järelval/, ru: /наблюд/, uk: /нагляд/, pl: /doz[oó]r/ },
  },
  {
    finnish: /kuit(taa|at|ta)/,
    said: { sv: /kvitter/, et: /kinnita/, ru: /подтвер|прочита/, uk: /підтвер|прочита/, pl: /potwier|przeczyta/ },
  },
  { finnish: /jatkoai/, said: { sv: /förläng/, et: /pikend/, ru: /продл/, uk: /подовж/, pl: /przedłuż/ } },
  {
    finnish: /luovut/,
    said: { sv: /överl/, et: /üle/, ru: /переда|сда[её]т/, uk: /переда|здає/, pl: /przeka/ },
  },
  { finnish: /kierrok|kierros/, said: { sv: /rond/, et: /ring/, ru: /обход/, uk: /обх[іо]д/, pl: /obch[oó]d/ } },
];
