import { createStore } from '@/ui/store/store';

/**
 * The moment under the pointer or chosen by keys in one of the time charts of the page. All of them
 * draw a line there, without rendering.
 */
export const sharedMoment = createStore<number | undefined>(undefined);
