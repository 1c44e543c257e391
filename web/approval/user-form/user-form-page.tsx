import { useParams } from 'react-router-dom';
import { UserFormGate } from './user-form-gate.tsx';
import { UserFormScreen } from './user-form-screen.tsx';

/** One induction, under its form or in a project. */
export function UserFormPage() {
  const { userFormId = '' } = useParams();
  return (
    <UserFormGate id={userFormId}>
      {(userForm) => <UserFormScreen key={userForm._id} userForm={userForm} />}
    </UserFormGate>
  );
}
