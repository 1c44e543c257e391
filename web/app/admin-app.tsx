import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { SessionExpired } from '../login/session-expired.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { Navbar } from './navbar.tsx';
import { paths } from './paths.ts';
import { newQueryClient } from './query-client.ts';
import { RequireLogin } from './require-login.tsx';

import { useSession } from './session.ts';

const Approval = lazyScreen(() => import('../approval/approval-page.tsx').then((file) => file.ApprovalPage));
const UserForms = lazyScreen(() => import('../approval/user-forms-page.tsx').then((file) => file.UserFormsPage));
const UserForm = lazyScreen(() => import('../approval/user-form-page.tsx').then((file) => file.UserFormPage));
const UserFormReport = lazyScreen(() =>
  import('../approval/user-form-report-page.tsx').then((file) => file.UserFormReportPage),
);

function AdminScreens() {
  const [queryClient] = useState(newQueryClient);
  const { loggedInUser } = useSession();
  return (
    <QueryClientProvider client={queryClient}>
      <div data-density="compact">
        {loggedInUser && <Navbar user={loggedInUser} />}
        <Suspense fallback={null}>
          <Routes>
            <Route index element={<Navigate to={paths.approval} replace />} />
            <Route path="approval" element={<Approval />} />
            <Route path="approval/:inductionFormId" element={<UserForms />} />
            <Route path="approval/user-form/:userFormId" element={<UserForm />} />
            <Route path="approval/user-form-report/:userFormId" element={<UserFormReport />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
        <SessionExpired />
      </div>
    </QueryClientProvider>
  );
}

/** The staff side: behind the login, in the compact measure. */
export function AdminApp() {
  return (
    <RequireLogin>
      <AdminScreens />
    </RequireLogin>
  );
}
