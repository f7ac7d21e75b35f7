import { addTexts } from '@/shared/texts/t';

// A part by itself has no route that loads its texts.
for (const { texts } of Object.values(
  import.meta.glob<{ texts: Record<string, string> }>('/src/shared/texts/en/*.ts', { eager: true }),
))
  addTexts(texts);
