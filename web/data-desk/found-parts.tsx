import { useTranslation } from 'react-i18next';
import type { DataRequest } from '../../shared/data-desk/data-request.ts';
import { formatDate } from '../../shared/core/dates.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import type { Chosen as Choice } from './data-desk-queries.ts';
import { FoundRows } from './found-rows.tsx';
import { useKeptText } from './use-kept-text.ts';

type Props = { request: DataRequest; chosen: Choice; onChoose: (chosen: Choice) => void };

const toggled = (ids: readonly string[], id: string, isChosen: boolean) =>
  isChosen ? [...ids, id] : ids.filter((one) => one !== id);

const filled = (...texts: (string | false)[]) => texts.filter((text): text is string => text !== '' && text !== false);

/** All that was found, each with why and until when it is kept, and where it is corrected. */
export function FoundParts(props: Props) {
  return (
    <>
      <Chosen {...props} />
      <Following request={props.request} />
    </>
  );
}

/** What can be chosen: inductions, and cards that were made in projects. */
function Chosen({ request, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const keptText = useKeptText();
  const { userForms, cards } = request;
  const correct = t('dataDesk.correct');
  const isDone = request.state === 'erased' || request.state === 'erasing';
  return (
    <>
      <FoundRows
        title={t('dataDesk.kind.userForms')}
        note={isDone ? undefined : t('dataDesk.choose')}
        rows={userForms.map(({ _id, name, employer, birthday, formName, signed, archived, kept, list }) => ({
          _id,
          name: name || t('dataDesk.nameless'),
          about: filled(
            employer,
            birthday,
            formName,
            signed === null ? t('dataDesk.unsigned') : t('dataDesk.signed', { day: formatDate(signed) }),
            archived && t('dataDesk.archived'),
          ),
          kept: [keptText(kept), ...(list ? [keptText(list)] : [])],
          open: { to: staffPaths.approvalOfUserForm(_id), label: correct },
          ...(!isDone && {
            pick: {
              label: t('dataDesk.pick', { name: `${name}, ${formName}` }),
              isChosen: chosen.userForms.includes(_id),
              onChange: (isChosen: boolean) =>
                onChoose({ ...chosen, userForms: toggled(chosen.userForms, _id, isChosen) }),
            },
          }),
        }))}
      />
      <FoundRows
        title={t('dataDesk.kind.cards')}
        note={t('dataDesk.cardsNote')}
        rows={cards.map(({ _id, person, name, project, kept }) => ({
          _id,
          name: `${person}, ${name}`,
          about: [],
          kept: [keptText(kept)],
          open: { to: staffPaths.projectTab(project, 'cards'), label: correct },
          ...(!isDone && {
            pick: {
              label: t('dataDesk.pick', { name: `${person}, ${name}` }),
              isChosen: chosen.cards.includes(_id),
              onChange: (isChosen: boolean) => onChoose({ ...chosen, cards: toggled(chosen.cards, _id, isChosen) }),
            },
          }),
        }))}
      />
    </>
  );
}

/** What follows from the rest: permits, lists and presence, and accounts. */
function Following({ request }: Pick<Props, 'request'>) {
  const { t } = useTranslation();
  const keptText = useKeptText();
  const { permits, lines, presence, users } = request;
  const correct = t('dataDesk.correct');
  return (
    <>
      <FoundRows
        title={t('dataDesk.kind.permits')}
        rows={permits.map(({ _id, number, name, project, kept, addresses }) => ({
          _id,
          name: `${number} ${name}`,
          about: [],
          kept: [keptText(kept), keptText(addresses)],
          open: { to: staffPaths.projectPermit(project, _id), label: t('dataDesk.open') },
        }))}
      />
      <FoundRows
        title={t('dataDesk.kind.lines')}
        rows={lines.map(({ _id, project, projectName, name, employer, kept }) => ({
          _id,
          name,
          about: filled(employer, projectName),
          kept: [keptText(kept)],
          open: { to: staffPaths.projectTab(project, 'workers'), label: correct },
        }))}
      />
      <FoundRows
        title={t('dataDesk.kind.presence')}
        rows={presence.map(({ project, projectName, userForm, from, until, kept }) => ({
          _id: `${project}${userForm}`,
          name: projectName,
          about: [from === until ? formatDate(from) : `${formatDate(from)} – ${formatDate(until)}`],
          kept: [keptText(kept)],
          open: { to: staffPaths.projectTab(project, 'presence'), label: t('dataDesk.open') },
        }))}
      />
      <FoundRows
        title={t('dataDesk.kind.users')}
        rows={users.map(({ _id, name, email, kept }) => ({
          _id,
          name,
          about: [email],
          kept: [keptText(kept)],
          open: { to: staffPaths.user(_id), label: correct },
        }))}
      />
    </>
  );
}
