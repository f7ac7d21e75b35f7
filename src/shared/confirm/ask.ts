import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createStore } from '@/ui/store/store';
import type { DependentsQuery } from './DeleteDialog';

/** A question before a change that interrupts or removes something. */
export type Question = {
  title: string;
  /** The label of the button; the title by default. */
  confirm?: string;
  /** Titles of the entities that are affected. */
  names?: readonly string[];
  /** What the change means. */
  content?: ReactNode;
  /** What uses the entities; fetched when the dialog opens. */
  dependents?: DependentsQuery | undefined;
  /** What uses them prevents the change. */
  notWhileUsed?: boolean;
  /** The dialog stays open until it resolves, and shows why it was rejected. */
  run: () => Promise<unknown>;
  /** The query keys that are stale afterwards, whether it succeeds or fails. */
  keys?: readonly QueryKey[];
  /** Called once the dialog has closed, to notify and navigate. */
  done?: () => void;
  /** Replaces the default heading of an error, and its text. */
  failed?: { title: string; text?: (reason: string) => string } | undefined;
};

/** A deletion names what it deletes. */
export type Deletion = Question & { names: readonly string[] };

/** The question that the layout shows (`QuestionHost`); it ends with the layout. */
export const questions = createStore<Question | undefined>(undefined, () => endQuestion);

export const endQuestion = (): void => questions.set(undefined);

/** Asks in the dialog of the layout. */
export const ask = (question: Question): void => questions.set(question);

/** Asks before something is deleted, in the dialog of the layout. */
export const askToDelete = (deletion: Deletion): void => questions.set(deletion);
