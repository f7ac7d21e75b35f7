import type { ComponentType } from 'react';

/** `id` is part of the URL. */
export type PartsSection = { id: string; load: () => Promise<ComponentType> };

/** One section per family of components. */
export const sections: readonly PartsSection[] = [
  { id: 'buttons', load: async () => (await import('./ButtonParts')).ButtonParts },
  { id: 'controls', load: async () => (await import('./ControlParts')).ControlParts },
  { id: 'forms', load: async () => (await import('./FormParts')).FormParts },
  { id: 'feedback', load: async () => (await import('./FeedbackParts')).FeedbackParts },
  { id: 'lists', load: async () => (await import('./ListParts')).ListParts },
  { id: 'failures', load: async () => (await import('./FailureParts')).FailureParts },
  { id: 'sharing', load: async () => (await import('./SharingParts')).SharingParts },
];
