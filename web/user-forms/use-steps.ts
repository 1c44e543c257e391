import { useNavigate } from 'react-router-dom';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { paths } from '../app/paths.ts';

/** The ways from a page of the player to the pages around it. */
export function useSteps(form: Pick<UserForm, '_id'>, index: number) {
  const navigate = useNavigate();
  const go = (to: number) => void navigate(paths.page(form._id, to));
  return { go, goNext: () => go(index + 1), goBack: () => go(index - 1) };
}
