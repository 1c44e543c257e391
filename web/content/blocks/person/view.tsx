import { useTranslation } from 'react-i18next';
import type { PersonBlock, SelectedPerson } from '../../../../shared/content/blocks/person/rules.ts';
import type { BlockLooks, BlockViewProps } from '../../block-view.ts';
import { Said } from '../../said/said.tsx';
import { toldRole } from '../../told-role.ts';
import styles from '../../text/text.module.css';

/** A person block: only permits select people, and they pass their own view of it. */
function Person(props: BlockViewProps<PersonBlock, SelectedPerson[]>) {
  const { PersonView } = props.page;
  return PersonView ? <PersonView {...props} /> : <AskedPerson block={props.block} />;
}

function AskedPerson({ block }: { block: PersonBlock }) {
  const { t } = useTranslation();
  const { title, personRole, cardRequirement } = block;
  const role = personRole === 'NoRole' ? '' : t(`blocks.personRole.${personRole}`);
  const name = title.trim() || role;
  const told = toldRole(name, role);
  if (name === '' && cardRequirement.trim() === '') return null;
  return (
    <div className={styles.paragraphs}>
      {name !== '' && (
        <p>
          <strong>{title.trim() === '' ? name : <Said path="title">{name}</Said>}</strong>
          {told !== '' && ` (${told})`}
        </p>
      )}
      {cardRequirement.trim() !== '' && <p>{t('blocks.cardRequirement', { card: cardRequirement })}</p>}
    </div>
  );
}

export const personLooks: BlockLooks<PersonBlock, SelectedPerson[]> = {
  View: Person,
  placeName: ({ title }) => ({ text: title.trim(), path: 'title' }),
};
