import { BrowserRouter } from 'react-router-dom';
import { AppRoutes } from './router.tsx';
import { Shell } from '../shell/shell.tsx';

export function App() {
  return (
    <BrowserRouter>
      <Shell>
        <AppRoutes />
      </Shell>
    </BrowserRouter>
  );
}
