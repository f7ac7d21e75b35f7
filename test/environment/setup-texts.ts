import { addTexts } from '@/shared/texts/t';

// A component that is rendered alone has no route to load its texts.
for (const { texts } of Object.values(
  import.meta.glob<{ texts: Record<string, string> }>('/src/shared/texts/en/*.ts', { eager: true }),
))
  addTexts(texts);
