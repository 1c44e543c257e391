import { dayAfter, daysBetween, formatDate, formatTime } from '../../../shared/core/dates.ts';
import type { Language } from '../../../shared/core/fields.ts';
import { shownTime } from '../../../shared/permits/permit-validity.ts';
import { staffScreenPaths } from '../../../shared/site-paths/staff-screen-paths.ts';
import type { OpenPermit } from '../company-standing.ts';
import { isOfSite } from '../show-sites.ts';
import type { CompanyCard } from '../../store/entities/cards/cards.ts';
import type { ListedProject } from '../../store/entities/projects.ts';
import type { EndingInduction } from '../../store/entities/user-forms/last-days.ts';
import type { CalendarEvent } from './calendar-text.ts';
import { calendarWords } from './calendar-words.ts';

type Seen = { sites: readonly ListedProject[]; baseUrl: string; language: Language; at: string };

/** An event for each permit with its days: each of them from its daily beginning to its daily end. */
export function permitEvents(permits: readonly OpenPermit[], { sites, baseUrl, language, at }: Seen): CalendarEvent[] {
  const words = calendarWords[language];
  const asOf = `(${formatDate(at)} ${formatTime(at)})`;
  return permits.flatMap((permit) => {
    const { _id, project, number, formName, name, startDate, endTime, dailyStartTime, dailyEndTime, state } = permit;
    if (startDate === null || endTime === null || endTime < startDate) return [];
    const site = sites.find((each) => each._id === project);
    const hours = `${shownTime(dailyStartTime)}–${shownTime(dailyEndTime)}`;
    const zones = permit.zones.map((zone) => zone.name).join(', ');
    return {
      id: `permit-${_id}`,
      title: `${number} ${formName}: ${name}`,
      text: [`${words.states[state] ?? ''} ${asOf}`, hours, zones].filter(Boolean).join(' · '),
      place: site?.name ?? '',
      url: `${baseUrl}${staffScreenPaths.permit(project, _id)}`,
      isTentative: state === 'Pending Approval',
      from: { day: startDate, time: dailyStartTime },
      until: { day: dailyEndTime > dailyStartTime ? startDate : dayAfter(startDate, 1), time: dailyEndTime },
      days: daysBetween(startDate, endTime) + 1,
    };
  });
}

type Expiring = { cards: readonly CompanyCard[]; endings: readonly EndingInduction[] };

/** An event for each site and day on which cards or inductions expire; it tells how many, and of no person. */
export function expiryEvents({ cards, endings }: Expiring, { sites, baseUrl, language }: Seen): CalendarEvent[] {
  const words = calendarWords[language];
  return sites.flatMap((site) => {
    const ofCards = cards.filter((card) => isOfSite(site, card)).map(({ expires }) => expires);
    const ofInductions = endings.filter(({ formId }) => site.inductionFormIds.includes(formId));
    return [
      ...aDay(ofCards, (day, count) => ({
        ...dayEvent(`cards-${site._id}`, day, site),
        title: words.cards(count, site.name),
        url: `${baseUrl}${staffScreenPaths.cardsOfProject(site._id)}`,
      })),
      ...aDay(
        ofInductions.map(({ validUntil }) => validUntil),
        (day, count) => ({
          ...dayEvent(`inductions-${site._id}`, day, site),
          title: words.inductions(count, site.name),
          url: `${baseUrl}${staffScreenPaths.userFormsOfProject(site._id)}`,
        }),
      ),
    ];
  });
}

function aDay(days: readonly string[], event: (day: string, count: number) => CalendarEvent): CalendarEvent[] {
  const counts = new Map<string, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, count]) => event(day, count));
}

const dayEvent = (id: string, day: string, { name }: ListedProject) => ({
  id: `${id}-${day}`,
  text: '',
  place: name,
  isTentative: false,
  from: { day },
  until: { day: dayAfter(day, 1) },
  days: 1,
});
