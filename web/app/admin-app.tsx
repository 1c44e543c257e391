import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { Navbar } from './navbar.tsx';
import { paths } from './paths.ts';
import { newQueryClient } from './query-client.ts';
import { RequireLogin } from './require-login.tsx';
import { useSession } from './session.ts';

function AdminScreens() {
  const [queryClient] = useState(newQueryClient);
  const { loggedInUser } = useSession();
  return (
    <QueryClientProvider client={queryClient}>
      <div data-density="compact">
        {loggedInUser && <Navbar user={loggedInUser} />}
        <Routes>
          <Route index element={<Navigate to={paths.approval} replace />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
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
