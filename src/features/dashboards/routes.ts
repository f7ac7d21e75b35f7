import { pageRoutes } from '@/shared/page-routes/page-routes';

export const routes = pageRoutes(
  [
    'dashboards',
    'screens',
    'views',
    'widgets',
    'variables',
    'searchSidebar',
    'lists',
    'forms',
    'sharing',
    'controls',
    'failures',
  ],
  {
    dashboards: async () => (await import('./list/DashboardsPage')).DashboardsPage,
    newDashboard: async () => (await import('./page/DashboardPage')).NewDashboardPage,
    screens: async () => (await import('./screens/ScreensPage')).ScreensPage,
    screen: async () => (await import('./screens/ScreenPage')).ScreenPage,
    dashboardDisplay: async () => (await import('./display/DisplayPage')).DisplayPage,
    dashboard: async () => (await import('./page/DashboardPage')).StoredDashboardPage,
  },
);
