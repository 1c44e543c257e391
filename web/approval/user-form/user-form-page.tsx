import { useParams } from 'react-router-dom';
import { ErasedUserForm } from './erased-user-form.tsx';
import { UserFormGate } from './user-form-gate.tsx';
import { UserFormScreen } from './user-form-screen.tsx';

/** One induction, under its form or in a project. */
export function UserFormPage() {
  const { userFormId = '' } = useParams();
  return (
    <UserFormGate id={userFormId}>
      {(userForm) =>
        userForm.meta.erased === undefined ? (
          <UserFormScreen key={userForm._id} userForm={userForm} />
        ) : (
          <ErasedUserForm userForm={userForm} erased={userForm.meta.erased} />
        )
      }
    </UserFormGate>
  );
}
